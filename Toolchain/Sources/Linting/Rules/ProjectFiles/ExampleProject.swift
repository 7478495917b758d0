/// A project file for issues' examples.
enum ExampleProject {
    /// A project with files, the lines of its settings, and marks before the files' references.
    static func text(_ files: [String], mark: String = "", settings: String = "", repeats: Bool = false) -> String {
        let identifiers = files.indices.map { String(format: "A%023d", $0) }
        let builds = files.indices.map { String(format: "B%023d", $0) } + (repeats ? ["C00000000000000000000000"] : [])
        let references = zip(identifiers, files).map {
            "\(mark)\t\t\($0) = {isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\"; };"
        }
        let built = builds.indices.map {
            "\t\t\(builds[$0]) = {isa = PBXBuildFile; fileRef = \(identifiers[min($0, identifiers.count - 1)]); };"
        }
        return """
            // !$*UTF8*$!
            {
            \tobjects = {
            \(references.joined(separator: "\n"))
            \(built.joined(separator: "\n"))
            \t\tD00000000000000000000000 = {isa = PBXGroup; children = (\(identifiers.joined(separator: ", "))); sourceTree = "<group>"; };
            \t\tE00000000000000000000000 = {isa = PBXSourcesBuildPhase; files = (\(builds.joined(separator: ", "))); };
            \t\tF00000000000000000000000 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            \(settings)
            \t\t}; };
            \t\tF10000000000000000000000 = {isa = PBXProject; mainGroup = D00000000000000000000000; };
            \t};
            \trootObject = F10000000000000000000000;
            }
            """
    }
}
