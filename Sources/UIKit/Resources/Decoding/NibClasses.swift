import Foundation
import SampanInterfaceBuilder

/// Finds the classes that documents name, and makes instances of them.
@MainActor
enum NibClasses {
    private static var reported: Set<String> = []

    /// The class of a record's object: the custom one if there is one of that name, otherwise the element's own.
    static func cls(for record: IBObject, in source: NibSource) -> AnyClass? {
        let base: AnyClass? = baseClass(of: record, in: source)
        guard let name = record.customClass, let base else { return base }
        for candidate in candidates(name, record, source.bundle) {
            if let found = ClassRegistry.class(named: candidate), isSubclass(found, of: base) { return found }
        }
        if !NibBuilder.hasNoCode, reported.insert("\(source.document.name) \(name)").inserted {
            source.log("Unknown class \(name) in Interface Builder file.", at: record.line)
        }
        return base
    }

    /// The class that the element itself stands for. What has none here becomes the nearest thing that shows something.
    private static func baseClass(of record: IBObject, in source: NibSource) -> AnyClass? {
        guard let name = record.className else { return record.isKnown ? nil : UIView.self }
        if let known = ClassCards.cls(named: name) { return known }
        // An object of any class: only the custom one says which.
        if name == "NSObject" { return NSObject.self }
        // A generic class of another framework's has no card: its subclass, which the document names, says which it is.
        if record.customClass == nil, reported.insert("\(source.document.name) \(name)").inserted {
            source.log("Unknown class \(name) in Interface Builder file.", at: record.line)
        }
        switch record.family {
        case .view: return UIView.self
        case .controller: return UIViewController.self
        case .other: return nil
        }
    }

    private static func candidates(_ name: String, _ record: IBObject, _ bundle: Bundle) -> [String] {
        var modules: [String] = []
        if record.customModuleIsTarget || record.customModule == nil { modules.append(targetModule(of: bundle)) }
        if let module = record.customModule { modules.append(module) }
        // A class without a module is found by its Objective-C name first.
        let plain = record.customModule == nil ? [name] : []
        return plain + modules.map { "\($0).\(name)" } + (record.customModule == nil ? [] : [name])
    }

    /// A class that a segue or other record names beside the element's own attributes.
    static func cls(named name: String, module: String?, isTarget: Bool, in bundle: Bundle) -> AnyClass? {
        let modules = [isTarget || module == nil ? targetModule(of: bundle) : nil, module].compactMap { $0 }
        for candidate in (module == nil ? [name] : []) + modules.map({ "\($0).\(name)" }) {
            if let found = ClassRegistry.class(named: candidate) { return found }
        }
        return nil
    }

    /// The module of the target that a bundle's documents are of: what the build tool notes. Tests that run in an app have its documents,
    /// and its module, in a bundle of their own.
    private static func targetModule(of bundle: Bundle) -> String {
        let noted = [bundle, Bundle.main].lazy.compactMap { $0.object(forInfoDictionaryKey: "SampanModuleName") as? String }
        return noted.first ?? executableModule
    }

    /// The executable's name with what cannot stand in a name replaced, as Xcode does.
    private static let executableModule: String = {
        let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String ?? ProcessInfo.processInfo.processName
        var module = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if module.first?.isNumber == true { module = "_" + module.dropFirst() }
        return module
    }()

    /// The class in whose `init(coder:)` an object takes its attributes over: UIKit's that is nearest, going up.
    static func initializer(of cls: AnyClass) -> AnyClass {
        var current: AnyClass? = cls
        while let c = current {
            if let card = ClassCards.card(of: c) { return card.decoder }
            current = _getSuperclass(c)
        }
        return cls
    }

    /// Calls `init(coder:)` of a class that is only known at run time, or `init()` for classes that have none.
    static func instantiate(_ cls: AnyClass, _ coder: NSCoder) -> AnyObject? {
        if let make = ClassCards.documentInitializer(of: cls) { return make(coder) }
        // The frameworks' other classes read archives in theirs, not documents.
        if !ClassRegistry.isFramework(cls), let made = DynamicClass.makeIfPossible(cls, "initWithCoder:", [coder]) { return made }
        return NibBuilder.hasNoCode ? DynamicClass.makeIfPossible(cls, "init", []) : DynamicClass.make(cls, "init", [])
    }
}

private func isSubclass(_ cls: AnyClass, of base: AnyClass) -> Bool {
    var current: AnyClass? = cls
    while let c = current {
        if c == base { return true }
        current = _getSuperclass(c)
    }
    return false
}
