import Foundation

/// Reads keyed archives that may be damaged, or made to do harm: those in the stores of apps.
///
/// Foundation's unarchiver ends the process over what it does not expect, so an archive is looked through first: every reference leads to an
/// object, no object leads to itself, Foundation's own values hold what they are made of, and, where only some classes are allowed, the
/// objects are of those. Of an archive of Foundation's own values the value is made here; the unarchiver gets what holds other objects.
package enum KeyedArchive {
    /// Reads an archive's root.
    ///
    /// - Parameters:
    ///   - data: a binary archive.
    ///   - classes: what the root, and what is in its collections, may be; `nil` for all that can be archived.
    /// - Throws: `CocoaError.coderReadCorrupt` if the archive is damaged or holds other objects.
    package static func root(of data: Data, classes: [AnyClass]? = nil) throws -> Any? {
        guard let list = BinaryPropertyList(data), var check = ArchiveCheck(list, classes: classes) else {
            throw damaged("the data is no archive")
        }
        if let fault = check.fault() { throw damaged(fault) }
        var values = ArchivedValues(list: list, objects: check.objects)
        do { return try values.value(check.start) } catch ArchivedValues.Failure.damaged(let fault) {
            throw damaged(fault)
        } catch {
            // There are objects of other classes in it.
            return try unarchived(data, classes)
        }
    }

    private static func unarchived(_ data: Data, _ classes: [AnyClass]?) throws -> Any? {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = classes != nil
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let root =
            if let classes {
                unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
            } else {
                unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
            }
        if let error = unarchiver.error { throw error }
        return root
    }

    private static func damaged(_ reason: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.coderReadCorrupt.rawValue,
            userInfo: [NSDebugDescriptionErrorKey: "The archive cannot be read: \(reason)"])
    }
}

/// Looks through an archive.
private struct ArchiveCheck {
    private typealias Node = BinaryPropertyList.Node
    private enum Visit { case underWay, done }

    private let list: BinaryPropertyList
    let objects: [Int]
    let start: Int
    private let classes: [AnyClass]?
    private var visits: [Int: Visit] = [:]
    private static let deepest = 250

    /// `nil` if the property list is no archive.
    init?(_ list: BinaryPropertyList, classes: [AnyClass]?) {
        guard let entries = list.entries(list.root), let archiver = entries["$archiver"], let version = entries["$version"],
            case .string("NSKeyedArchiver") = list.nodes[archiver], case .integer(100_000) = list.nodes[version],
            let top = entries["$top"].flatMap(list.entries), let all = entries["$objects"], case .array(let objects) = list.nodes[all],
            let root = top[NSKeyedArchiveRootObjectKey], case .reference(let start) = list.nodes[root]
        else { return nil }
        (self.list, self.objects, self.start, self.classes) = (list, objects, start, classes)
    }

    mutating func fault() -> String? { fault(of: start, depth: 0, isChecked: classes != nil) }

    private func isNull(_ reference: Int) -> Bool {
        guard objects.indices.contains(reference), case .string("$null") = list.nodes[objects[reference]] else { return false }
        return true
    }

    /// What is wrong with an object, or with one that it leads to. Its class is checked where no object of the app's decides about that.
    private mutating func fault(of reference: Int, depth: Int, isChecked: Bool) -> String? {
        guard objects.indices.contains(reference) else { return "object \(reference) is not there" }
        guard depth < Self.deepest else { return "its objects are nested too deep" }
        switch visits[reference] {
        case .underWay: return "object \(reference) leads to itself"
        case .done: return nil
        case nil: break
        }
        switch list.nodes[objects[reference]] {
        case .dictionary: break
        case .string, .integer, .large, .real, .boolean, .data, .date:
            visits[reference] = .done
            return nil
        default: return "object \(reference) is no object"
        }
        visits[reference] = .underWay
        guard let entries = list.entries(objects[reference]), let (name, cls) = className(entries) else {
            return "object \(reference) has no class"
        }
        // A collection whose object cannot be made is not survived.
        guard let cls = cls ?? FoundationContents.placeholders[name], cls is NSCoding.Type else {
            return "there is no class \(name) that can be read"
        }
        if isChecked, let fault = refusal(name, cls) { return fault }
        if let fault = FoundationContents(list: list, objects: objects, entries: entries).fault(name) {
            return "object \(reference), of the class \(name), \(fault)"
        }
        let isCollection = FoundationContents.collections.contains(name)
        for (key, value) in entries where key != "$class" {
            for child in references(value) {
                if isCollection, isNull(child) { return "object \(reference) holds nothing where an object has to be" }
                if let fault = fault(of: child, depth: depth + 1, isChecked: isChecked && isCollection) { return fault }
            }
        }
        visits[reference] = .done
        return nil
    }

    /// The class that an object says it is of.
    private func className(_ entries: [String: Int]) -> (String, AnyClass?)? {
        guard let reference = entries["$class"], case .reference(let index) = list.nodes[reference], objects.indices.contains(index),
            let description = list.entries(objects[index]), let place = description["$classname"],
            case .string(let name) = list.nodes[place]
        else { return nil }
        return (name, NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name))
    }

    private func refusal(_ name: String, _ cls: AnyClass) -> String? {
        var ancestor: AnyClass? = cls
        while let candidate = ancestor, let classes, !classes.contains(where: { $0 == candidate }) { ancestor = _getSuperclass(candidate) }
        if ancestor == nil { return "objects of the class \(name) are not allowed here" }
        return (cls as? NSSecureCoding.Type)?.supportsSecureCoding == true ? nil : "the class \(name) is not coded securely"
    }

    /// The objects that a value refers to, however deep in arrays and dictionaries.
    private func references(_ index: Int) -> [Int] {
        var (result, rest) = ([Int](), [index])
        while let next = rest.popLast() {
            switch list.nodes[next] {
            case .reference(let reference): result.append(reference)
            case .array(let elements): rest += elements
            case .dictionary(_, let values): rest += values
            default: break
            }
        }
        return result
    }
}

/// What Foundation's own values are made of in an archive.
private struct FoundationContents {
    static let collections: Set<String> = [
        "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    ]

    /// What archives of devices call values that there is another class for here.
    static let placeholders: [String: AnyClass] = ["NSDecimalNumberPlaceholder": NSDecimalNumber.self]

    let list: BinaryPropertyList
    let objects: [Int]
    let entries: [String: Int]

    private func node(_ key: String) -> BinaryPropertyList.Node? { entries[key].map { list.nodes[$0] } }

    private func isReferences(_ key: String) -> Int? {
        guard case .array(let elements)? = node(key) else { return nil }
        let all = elements.allSatisfy { if case .reference = list.nodes[$0] { true } else { false } }
        return all ? elements.count : nil
    }

    private func isReference(_ key: String) -> Bool { if case .reference? = node(key) { true } else { false } }

    private func isNumber(_ key: String) -> Bool {
        switch node(key) {
        case .integer, .real: true
        default: false
        }
    }

    private func data(_ key: String) -> Data? { if case .data(let data)? = node(key) { data } else { nil } }

    /// A string that an entry leads to.
    private func text(_ key: String) -> String? {
        guard case .reference(let index)? = node(key), objects.indices.contains(index),
            case .string(let text) = list.nodes[objects[index]]
        else { return nil }
        return text
    }

    /// What is wrong with the contents of an object of a class; nothing is known of other classes than Foundation's.
    func fault(_ name: String) -> String? {
        let holds: Bool =
            switch name {
            case "NSString", "NSMutableString": if case .string? = node("NS.string") { true } else { data("NS.bytes") != nil }
            case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet": isReferences("NS.objects") != nil
            case "NSDictionary", "NSMutableDictionary": isReferences("NS.objects").map { $0 == isReferences("NS.keys") } ?? false
            case "NSDate": isNumber("NS.time")
            case "NSData", "NSMutableData": data("NS.data") != nil || data("NS.bytes") != nil
            case "NSUUID": data("NS.uuidbytes")?.count == MemoryLayout<uuid_t>.size
            case "NSURL": isReference("NS.base") && (text("NS.relative").map { URL(string: $0) != nil } ?? false)
            case "NSDecimalNumber", "NSDecimalNumberPlaceholder": data("NS.mantissa")?.count == 16 && isNumber("NS.exponent")
            default: true
            }
        return holds ? nil : "does not hold what it is made of"
    }
}
