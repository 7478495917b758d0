/// Which release of iOS has brought what of the frameworks' interfaces.
struct Releases: Sendable {
    /// The release of each type, by its name in Objective-C.
    private var types: [String: String] = [:]
    /// The release of each member, by its type's name and its selector.
    private var members: [String: [String: String]] = [:]

    /// What is known of all frameworks.
    static let known = Releases(table)

    /// Reads a table: a line with a release, and indented ones with what it has brought.
    init(_ table: String) {
        var release = ""
        for line in table.split(separator: "\n") {
            guard line.first == " " else {
                release = String(line)
                continue
            }
            for word in line.split(separator: " ") {
                let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                if parts.count == 1 {
                    types[parts[0]] = release
                } else {
                    for selector in parts[1].split(separator: ",") { members[parts[0], default: [:]][String(selector)] = release }
                }
            }
        }
    }

    /// The release that has brought a type, by its name in Swift: Objective-C has none inside others.
    func release(of type: String) -> String? { types[type.filter { $0 != "." }] }

    /// The releases that have brought members of a module's classes and protocols, by `Type.name`.
    func members(of summary: ModuleSummary) -> [String: String] {
        var result: [String: String] = [:]
        func add(_ path: String, _ declared: [MemberSummary]) {
            guard let known = members[path.filter { $0 != "." }] else { return }
            for member in declared { result["\(path).\(member.name)"] = known[member.selector] ?? known[member.getter] }
        }
        for (path, type) in summary.classes { add(path, type.members + type.initializers) }
        for (path, type) in summary.protocols { add(path, type.requirements) }
        for (path, declared) in summary.extensions { add(path, declared) }
        return result
    }
}
