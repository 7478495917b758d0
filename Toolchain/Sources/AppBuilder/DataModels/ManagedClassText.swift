import SampanDataModel
import SwiftParser
import SwiftSyntax

/// The class of an entity's objects in Swift, as Xcode writes it ("Generating Code" in Core Data's documentation).
struct ManagedClassText {
    /// Why there can be no such class.
    struct Fault: Error {
        var line: Int
        var message: String
    }

    /// The class's name.
    let className: String
    private let entity: DataModel.Entity
    private let model: DataModel

    /// Prepares to write the class.
    ///
    /// - Throws: `Fault` for names that are none in Swift.
    init(_ entity: DataModel.Entity, in model: DataModel) throws {
        (self.entity, self.model) = (entity, model)
        guard let name = entity.baseClassName else {
            throw Fault(
                line: entity.line,
                message: "the class of the entity \"\(entity.name)\" is to be generated, and the entity names none; give it a class, "
                    + "or set Codegen to Manual/None")
        }
        className = name
        try check()
    }

    private func check() throws {
        func fail(_ line: Int, _ what: String, _ name: String) throws {
            throw Fault(line: line, message: "\"\(name)\" can be no \(what) in Swift; rename it, or set Codegen to Manual/None")
        }
        if !className.isValidSwiftIdentifier(for: .variableName) { try fail(entity.line, "class", className) }
        for attribute in entity.attributes {
            if !attribute.name.isWord { try fail(attribute.line, "property", attribute.name) }
            if let custom = attribute.customClassName, !Self.isType(custom) { try fail(attribute.line, "type", custom) }
        }
        for relationship in entity.relationships where !relationship.name.isWord {
            try fail(relationship.line, "property", relationship.name)
        }
        for relationship in entity.relationships {
            let name = self.className(of: relationship.destinationName)
            if !name.isValidSwiftIdentifier(for: .variableName) { try fail(relationship.line, "class", name) }
        }
        if let parent = entity.parentName.map(className(of:)), !parent.isValidSwiftIdentifier(for: .variableName) {
            try fail(entity.line, "class", parent)
        }
    }

    /// Whether a text is one type and nothing else.
    private static func isType(_ text: String) -> Bool {
        var parser = Parser(text)
        let type = TypeSyntax.parse(from: &parser)
        return !type.hasError && type.description == text && !text.contains { "{};\n\r".contains($0) }
    }

    private func className(of entityName: String) -> String { model.entity(named: entityName)?.baseClassName ?? "NSManagedObject" }

    // MARK: Files

    /// The files, by their names.
    var files: [(name: String, content: String)] {
        let properties = file("\(className)+CoreDataProperties.swift", propertiesText)
        guard entity.codeGeneration == .class else { return [properties] }
        return [file("\(className)+CoreDataClass.swift", classText), properties]
    }

    private func file(_ name: String, _ body: String) -> (name: String, content: String) {
        let head = """
            //
            //  \(name)
            //
            //  This file was automatically generated and should not be edited.
            //

            import Foundation
            import CoreData


            """
        return (name, head + body)
    }

    private var classText: String {
        let parent = entity.parentName.map(className(of:)) ?? "NSManagedObject"
        return """
            @objc(\(className))
            public class \(className): \(parent) {

            }

            """
    }

    private var propertiesText: String {
        let name = entity.name.debugDescription
        var blocks = [
            """
                @nonobjc public class func fetchRequest() -> NSFetchRequest<\(className)> {
                    return NSFetchRequest<\(className)>(entityName: \(name))
                }
            """
        ]
        let attributes = entity.attributes.sorted { $0.name < $1.name }
        let relationships = entity.relationships.sorted { $0.name < $1.name }
        // Xcode writes nothing for fetched properties.
        let properties =
            attributes.map { property($0.name, type(of: $0)) } + relationships.map { property($0.name, type(of: $0)) }
        if !properties.isEmpty { blocks.append(properties.joined(separator: "\n")) }
        var extensions = [self.extension(blocks)]
        for relationship in relationships where relationship.isToMany {
            extensions.append("// MARK: Generated accessors for \(relationship.name)\n" + self.extension(accessors(of: relationship)))
        }
        // What is derived from it is identifiable by that.
        if entity.parentName == nil { extensions.append("extension \(className) : Identifiable {\n\n}\n") }
        return extensions.joined(separator: "\n")
    }

    private func `extension`(_ blocks: [String]) -> String {
        "extension \(className) {\n\n" + blocks.joined(separator: "\n\n") + "\n\n}\n"
    }

    // MARK: Properties

    private func property(_ name: String, _ type: String) -> String { "    @NSManaged public var \(name.asName): \(type)" }

    private func type(of attribute: DataModel.Attribute) -> String {
        switch attribute.type {
        case .integer16: attribute.usesScalar ? "Int16" : "NSNumber?"
        case .integer32: attribute.usesScalar ? "Int32" : "NSNumber?"
        case .integer64: attribute.usesScalar ? "Int64" : "NSNumber?"
        case .double: attribute.usesScalar ? "Double" : "NSNumber?"
        case .float: attribute.usesScalar ? "Float" : "NSNumber?"
        case .boolean: attribute.usesScalar ? "Bool" : "NSNumber?"
        case .date: attribute.usesScalar ? "TimeInterval" : "Date?"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .objectID: "NSManagedObjectID?"
        case .composite: "[String: Any]?"
        case .transformable: optional(attribute.customClassName ?? "NSObject")
        case .undefined: "NSObject?"
        }
    }

    private func optional(_ type: String) -> String { type.contains("&") || type.hasPrefix("any ") ? "(\(type))?" : type + "?" }

    private func type(of relationship: DataModel.Relationship) -> String {
        guard relationship.isToMany else { return className(of: relationship.destinationName) + "?" }
        return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
    }

    // MARK: Accessors

    private func accessors(of relationship: DataModel.Relationship) -> [String] {
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let item = className(of: relationship.destinationName)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        func accessor(_ selector: String, _ function: String) -> String {
            "    @objc(\(selector))\n    @NSManaged public func \(function)"
        }
        let unordered = [
            accessor("add\(name)Object:", "addTo\(name)(_ value: \(item))"),
            accessor("remove\(name)Object:", "removeFrom\(name)(_ value: \(item))"),
            accessor("add\(name):", "addTo\(name)(_ values: \(set))"),
            accessor("remove\(name):", "removeFrom\(name)(_ values: \(set))"),
        ]
        guard relationship.isOrdered else { return unordered }
        return [
            accessor("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(item), at idx: Int)"),
            accessor("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
            accessor("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(item)], at indexes: NSIndexSet)"),
            accessor("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
            accessor("replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)(at idx: Int, with value: \(item))"),
            accessor("replace\(name)AtIndexes:with\(name):", "replace\(name)(at indexes: NSIndexSet, with values: [\(item)])"),
        ] + unordered
    }
}

extension String {
    /// Whether it is a name in Swift, a word of the language in backticks.
    fileprivate var isWord: Bool {
        isValidSwiftIdentifier(for: .variableName) || !isEmpty && utf8.allSatisfy { $0 < 0x80 && Character(Unicode.Scalar($0)).isLetter }
    }
}
