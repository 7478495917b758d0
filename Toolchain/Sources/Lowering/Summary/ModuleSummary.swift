/// What a module declares that the lowering of another module has to know. Kept as JSON beside the module.
public struct ModuleSummary: Codable, Sendable, Equatable {
    /// The module's name.
    public var module: String
    /// Its classes that others can see, by their dotted names.
    var classes: [String: ClassSummary] = [:]
    /// Its protocols that others can see.
    var protocols: [String: ProtocolSummary] = [:]
    /// Whether it extends XCTest, and brings with it what XCTest does.
    var extendsXCTest: Bool?
    /// What its type aliases for classes and protocols stand for.
    var aliases: [String: String] = [:]
    /// Members that its extensions add to classes of other modules, by class.
    var extensions: [String: [MemberSummary]] = [:]
    /// The modules that its own framework's headers import: whoever imports it sees them, too.
    var underlyingImports: Set<String>?

    /// What its sources say of it, if it is one of the frameworks: written for this runtime, not lowered.
    public var framework: FrameworkFacts?

    /// Its types of names that Foundation has, too.
    var namesakes: [String]?

    /// Creates the summary of a module that declares nothing of interest.
    public init(module: String) { self.module = module }

    /// The names of the static properties that a class has.
    public func staticProperties(of className: String) -> Set<String> {
        let own = (classes[className]?.members ?? []) + (extensions[className] ?? [])
        return Set(own.filter { $0.isStatic && $0.isProperty }.map(\.name))
    }
}

/// A class.
struct ClassSummary: Codable, Sendable, Equatable {
    var module: String
    var path: String
    var superclass: String?
    var conformances: [String] = []
    var isOpen = false
    var isGeneric = false
    /// Whether it is marked `@objcMembers`.
    var exposesMembers = false
    /// The initializers it declares itself.
    var initializers: [MemberSummary] = []
    /// The methods and properties it declares itself, in its body or in extensions.
    var members: [MemberSummary] = []
    /// Optional requirements that it has overridable members for which do nothing but say that they are not implemented.
    var forwarders: [String] = []
}

/// A protocol.
struct ProtocolSummary: Codable, Sendable, Equatable {
    var module: String
    var path: String
    var inherited: [String] = []
    var requirements: [MemberSummary] = []
    var isPublic = false
    /// Whether Objective-C could see it: it has optional requirements or was marked `@objc`.
    var isObjC = false
}

/// A method, property or initializer.
struct MemberSummary: Codable, Sendable, Equatable {
    /// `name(_:label:)`, or a property's name.
    var name: String
    /// The name for Objective-C; a property's key.
    var selector: String
    var isProperty = false
    var isStatic = false
    var isOptional = false
    /// Whether it is declared in an extension.
    var isInExtension = false
    var isOverride = false
    var isExposed = false
    var isSettable = false
    var isConvenience = false
    var isRequired = false
    var isFailable = false
    var isUnavailable = false
    var isThrowing = false
    var isAsync = false
    var isGeneric = false
    /// Whether it can be called from anywhere in its module.
    var isHidden = false
    /// Whether the framework that it is one of describes it to the class registry.
    var isDescribed = false
    var parameterTypes: [String] = []
    var parameterNames: [String] = []
    var resultType: String?

    /// The selector of a property's getter, if this is one.
    var getter: String { ImportedName.getter(name, key: selector) }

    var base: String { MemberName.split(name).base }
    var labels: [String?] { MemberName.split(name).labels ?? [] }

    private enum CodingKeys: String, CodingKey {
        case name = "n"
        case selector = "s"
        case flags = "f"
        case parameterTypes = "t"
        case parameterNames = "p"
        case resultType = "r"
    }

    private static let flags: [any (WritableKeyPath<MemberSummary, Bool> & Sendable)] = [
        \.isProperty, \.isStatic, \.isOptional, \.isInExtension, \.isOverride, \.isExposed, \.isSettable, \.isConvenience, \.isRequired,
        \.isFailable, \.isUnavailable, \.isThrowing, \.isAsync, \.isGeneric, \.isHidden, \.isDescribed,
    ]

    init(name: String, selector: String) {
        self.name = name
        self.selector = selector
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        selector = try values.decodeIfPresent(String.self, forKey: .selector) ?? name
        parameterTypes = try values.decodeIfPresent([String].self, forKey: .parameterTypes) ?? []
        parameterNames = try values.decodeIfPresent([String].self, forKey: .parameterNames) ?? []
        resultType = try values.decodeIfPresent(String.self, forKey: .resultType)
        let bits = try values.decodeIfPresent(Int.self, forKey: .flags) ?? 0
        for (index, flag) in MemberSummary.flags.enumerated() { self[keyPath: flag] = bits & (1 << index) != 0 }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
        if selector != name { try values.encode(selector, forKey: .selector) }
        if !parameterTypes.isEmpty { try values.encode(parameterTypes, forKey: .parameterTypes) }
        if !parameterNames.isEmpty { try values.encode(parameterNames, forKey: .parameterNames) }
        try values.encodeIfPresent(resultType, forKey: .resultType)
        var bits = 0
        for (index, flag) in MemberSummary.flags.enumerated() where self[keyPath: flag] { bits |= 1 << index }
        if bits != 0 { try values.encode(bits, forKey: .flags) }
    }
}
