import ObjCRuntime

/// What predicates ask elements for, by name: `exists == 1`, `label CONTAINS "x"`.
enum ElementKeys {
    /// Enters the names, the first time.
    static func register() { entry }

    private static let entry: Void = {
        ClassRegistry.register(ElementAttributes.self) { description in
            add(to: description)
            description.readableProperty("exists") { _ in true }
            for key in ["hittable", "isHittable"] {
                description.readableProperty(key) { ($0 as? ElementAttributes)?.node.snapshot.point != nil }
            }
            description.readableProperty("hasKeyboardFocus") { ($0 as? ElementAttributes)?.node.snapshot.hasKeyboardFocus }
            description.readableProperty("identifiers") { ($0 as? ElementAttributes)?.node.identifiers }
        }
        ClassRegistry.register(XCUIElement.self) { description in
            add(to: description)
            description.readableProperty("exists") { ($0 as? XCUIElement)?.exists }
            for key in ["hittable", "isHittable"] { description.readableProperty(key) { ($0 as? XCUIElement)?.isHittable } }
        }
        ClassRegistry.register(XCUIElementQuery.self) { description in
            description.readableProperty("count") { ($0 as? XCUIElementQuery)?.count }
        }
    }()

    private static func add(to description: ClassDescription) {
        func key(_ names: String..., value: @escaping (any XCUIElementAttributes) -> Any?) {
            for name in names { description.readableProperty(name) { ($0 as? any XCUIElementAttributes).flatMap(value) } }
        }
        key("identifier") { $0.identifier }
        key("label") { $0.label }
        key("title") { $0.title }
        key("value") { $0.value }
        key("placeholderValue") { $0.placeholderValue }
        key("enabled", "isEnabled") { $0.isEnabled }
        key("selected", "isSelected") { $0.isSelected }
        key("hasFocus") { $0.hasFocus }
        key("frame") { NSValue(cgRect: $0.frame) }
        key("elementType") { $0.elementType.rawValue }
    }
}
