/// The objects of a `project.pbxproj`, by identifier.
struct PBXArchive {
    let path: String
    let objects: [String: [String: PropertyList]]
    let rootIdentifier: String

    /// Reads the file. Throws `ParseError` for what is no property list, `ProjectError.damaged` for what is no project.
    static func read(_ path: String) throws -> PBXArchive { try PBXArchive(try PropertyList.read(path), path: path) }

    init(_ list: PropertyList, path: String) throws {
        guard let objects = list["objects"]?.dictionary, let root = list["rootObject"]?.string else {
            throw ProjectError.damaged(path: path, message: "no Xcode project: \"objects\" or \"rootObject\" is missing")
        }
        self.path = path
        self.objects = objects.compactMapValues(\.dictionary)
        rootIdentifier = root
        guard self.objects[root]?["isa"]?.string == "PBXProject" else {
            throw ProjectError.damaged(path: path, message: "the root object \(root) is no project")
        }
    }

    /// The object with an identifier; `nil` where there is none, as in projects that were merged by hand.
    func object(_ identifier: String?) -> PBXObject? {
        guard let identifier, let fields = objects[identifier] else { return nil }
        return PBXObject(identifier: identifier, fields: fields, archive: self)
    }

    /// The project itself.
    var root: PBXObject { PBXObject(identifier: rootIdentifier, fields: objects[rootIdentifier] ?? [:], archive: self) }
}

/// One object of a project: its class (`isa`) and fields.
struct PBXObject {
    let identifier: String
    let fields: [String: PropertyList]
    let archive: PBXArchive

    /// The class's name.
    var isa: String { string("isa") ?? "" }

    /// Where a field stands, or the object itself where it has no such field.
    func place(of key: String) -> Place {
        Place(archive.path, keys: ["objects", identifier] + (fields[key] == nil ? [] : [key]))
    }

    func string(_ key: String) -> String? { fields[key]?.string }

    func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }

    func dictionary(_ key: String) -> [String: PropertyList] { fields[key]?.dictionary ?? [:] }

    /// The dictionaries that a field lists.
    func dictionaries(_ key: String) -> [[String: PropertyList]] {
        guard case .array(let list)? = fields[key] else { return [] }
        return list.compactMap(\.dictionary)
    }

    /// The object that a field names.
    func object(_ key: String) -> PBXObject? { archive.object(string(key)) }

    /// The objects that a field lists; those that are not there are left out, as Xcode does.
    func objects(_ key: String) -> [PBXObject] { strings(key).compactMap { archive.object($0) } }

    /// The name that Xcode shows.
    var name: String {
        string("name") ?? string("path")?.split(separator: "/").last.map(String.init) ?? identifier
    }
}
