import Foundation
import Shell
import XcodeProject

/// The header by which a target's Swift files see what is C.
struct BridgingHeader {
    /// The header as the Swift compiler reads it.
    let path: String
    /// It and the files that it includes.
    let files: [String]

    /// Reads a target's bridging header, and says what of it cannot be had.
    ///
    /// - Returns: `nil` for a target without one.
    /// - Throws: `BuildError.compilation`; `ProjectError` for a header that is not there, or lies elsewhere.
    init?(
        _ target: Target, settings: BuildSettings, options: CFamilyOptions, folder: ConfinedFolder, confinement: Confinement?, log: BuildLog
    ) throws {
        let setting = "SWIFT_OBJC_BRIDGING_HEADER"
        let named = settings.string(setting)
        guard !named.isEmpty else { return nil }
        let place = settings.place(of: setting)
        guard target.productType != .framework else {
            throw ProjectError.wrong(place: place, message: "using bridging headers with framework targets is unsupported")
        }
        let original = URL(fileURLWithPath: named, relativeTo: URL(fileURLWithPath: target.directory)).standardizedFileURL.path
        try target.ground.check(original, named: place)
        guard Files.exists(original), !Files.isFolder(original) else {
            throw ProjectError.wrong(place: place, message: "there is no bridging header at \"\(original)\"")
        }
        let copy = folder.file("Bridging-Header.h")
        let text = String(decoding: try Files.read(original), as: UTF8.self)
        try copy.write("#line 1 \"\(original.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\n" + Self.withoutModules(text))
        let parent = ["-iquote", (original as NSString).deletingLastPathComponent]
        let job = ClangJob(
            arguments: parent + options.argumentsForHeaders + ["-fsyntax-only", copy.path], folder: folder, name: "Bridging-Header",
            confinement: confinement)
        if !job.isDone {
            let (isGood, lines) = try job.run()
            HeaderMessages.explained(lines).forEach(log.onMessage)
            guard isGood else { throw BuildError.compilation(module: try settings.moduleName().text) }
        }
        path = copy.path
        files = [original] + job.dependencies
        flags = ["-import-objc-header", copy.path] + parent.flatMap { ["-Xcc", $0] }
    }

    /// What the Swift compiler needs for it.
    let flags: [String]

    /// Imports of modules and announcements of classes are Objective-C, and say nothing that is C.
    static func withoutModules(_ text: String) -> String {
        text.replacing(#/(?m)^[ \t]*@(import|class)\b[^;\n]*;/#, with: "")
    }
}

/// What the C compiler says of headers, in words for who wrote them for Objective-C.
enum HeaderMessages {
    /// The lines, where errors that follow from a declaration in Objective-C are one that says so.
    static func explained(_ lines: [String]) -> [String] {
        var result: [String] = []
        var told: Set<String> = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            let next = index + 1 < lines.count ? lines[index + 1] : ""
            index += 1
            guard let error = line.firstMatch(of: #/^(.+?):(\d+):(\d+): (?:fatal )?error: /#),
                let word = next.firstMatch(of: #/^\s*\d+ \|\s*(@\w+)/#)?.1
            else {
                result.append(line)
                continue
            }
            // What is quoted below a message belongs to it.
            while index < lines.count, lines[index].contains(#/^\s*\d* \|/#) { index += 1 }
            guard told.insert(String(error.1)).inserted else { continue }
            result.append(
                "\(error.1):\(error.2):\(error.3): error: \"\(word)\" is Objective-C, which cannot be built here; "
                    + "Swift sees of a header what is C in it")
        }
        return result
    }
}
