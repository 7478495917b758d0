/// A member of a type, as far as rules across files ask for it.
struct MemberFacts: Sendable {
    /// What it is.
    enum Kind: Sendable {
        case property, method, enumCase
    }

    let kind: Kind
    /// The name without labels.
    let name: String
    /// How many parameters a method has.
    var parameterCount = 0
    /// The label of a method's first parameter; empty where it has none.
    var firstLabel = ""
    /// The attributes' names: "IBOutlet", "objc".
    var attributes: Set<String> = []
    /// The modifiers: "private", "static", "override", "weak".
    var modifiers: Set<String> = []
    /// Whether a property's type is written with an exclamation mark.
    var isImplicitlyUnwrapped = false
    /// Whether a property's type is a list.
    var isList = false
    /// The bytes of the name.
    let range: Range<Int>

    /// Whether Objective-C's run time knows it by its name.
    var isExposed: Bool {
        !attributes.isDisjoint(with: ["IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "objc", "NSManaged", "GKInspectable"])
            || modifiers.contains("override") || modifiers.contains("dynamic")
    }
    /// Whether only the file sees it.
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    /// Whether other modules see it.
    var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
}

/// A declaration of a type, or an extension of one.
struct TypeFacts: Sendable {
    /// What declares it.
    enum Kind: Sendable {
        case `class`, `struct`, `enum`, `protocol`, actor, `extension`
    }

    let kind: Kind
    /// The name; of an extension, of the type that is extended.
    let name: String
    /// The plain names of superclass and protocols.
    let inherited: [String]
    /// The attributes' names.
    var attributes: Set<String> = []
    /// The modifiers.
    var modifiers: Set<String> = []
    /// The name given to Objective-C: `@objc(Name)`.
    var objectiveCName: String?
    /// The members, in their order.
    var members: [MemberFacts] = []
    /// Whether it stands inside another type.
    let isNested: Bool
    /// The path of the file.
    let path: String
    /// The bytes of the name.
    let range: Range<Int>
}

/// A text in a source, and what it is handed to.
struct LiteralFacts: Sendable {
    /// The text; the parts before, between and after insertions.
    let parts: [String]
    /// The name of what is called with it: "performSegue", "UIImage".
    let callee: String?
    /// The label of the argument: "withIdentifier"; empty for an argument without one.
    let label: String
    /// The property that it is assigned to: "text".
    let assignedTo: String?
    /// The bytes, quotation marks included.
    let range: Range<Int>

    /// The text; `nil` where values are inserted.
    var text: String? { parts.count == 1 ? parts[0] : nil }
}
