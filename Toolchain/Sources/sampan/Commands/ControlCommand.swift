import AppBuilder
import Foundation
import SampanHost

/// `sampan control`
enum ControlCommand: Subcommand {
    static let name = "control"
    static let operands = "[APP COMMAND [ARGUMENTS]]"
    static let summary = "Drive an app that runs."
    static let details = """
        APP is the identifier of an app that "sampan run" shows in a window or a terminal, or headless with "--control"; or "booted", if there is
        only one. Without operands, the apps that run are listed.

        COMMAND is one of scripts' commands (docs/script.md): \(HostScript.verbs.joined(separator: ", ")).
        "launch" starts an app that was run before, by its identifier, and leaves it running; what stands after it are the app's arguments,
        and what the app prints goes to tmp/launched.log in its container.
        A command returns when the app has come to rest; "record FILE" does so when it is interrupted. Arguments that begin with "-" stand after "--".

        Only you can drive your apps: the sockets lie in a folder that nobody else can enter.
        """
    static let options: [OptionSpec] = []
    /// What "launch" starts goes on without it.
    static let isGuarded = false

    /// The commands whose first argument is a place on the screen.
    private static let placed: Set = ["tap", "longpress", "drag", "pinch", "hover", "scroll"]

    static func run(_ arguments: Arguments) throws -> Int32 {
        let apps = try ControlPoint.running(try Locations())
        guard let name = arguments.operands.first else {
            for app in apps { print(app.name) }
            return 0
        }
        let words = Array(arguments.operands.dropFirst()) + arguments.passedOn
        if words.first == "launch" { return try launch(name, Array(words.dropFirst()), running: apps) }
        if words.first == "addmedia" { return try addMedia(Array(words.dropFirst()), to: try find(name, among: apps)) }
        let line = line(try withText(try withMeasurements(try withRoute(try withPayload(words)))))
        // What cannot be read is said before anybody is asked.
        guard let command = try HostScript(line, name: "control").commands.first?.command else {
            throw UsageError(description: "expected a command after \"\(name)\"")
        }
        if command == .record(.stop) {
            throw UsageError(description: "a recording ends when the \"sampan control\" that began it is interrupted (Ctrl-C)")
        }
        let path = try find(name, among: apps)
        // From here on an interruption ends the recording, and not this program.
        if case .record = command { Interruption.expect() }
        var answer = try ControlSocket.send(line, to: path)
        if answer.failure == nil, case .record = command {
            guard Interruption.wait(while: { ControlSocket.isThere(path) }) else {
                throw UsageError(description: "the app has ended, and what was recorded with it")
            }
            answer = try ControlSocket.send("record stop", to: path)
        }
        if let failure = answer.failure {
            Terminal.error("sampan: \(failure)")
            return 1
        }
        if let picture = answer.picture {
            switch command {
            case .screenshot(let file), .record(.start(let file, _)): try write(picture, to: file)
            default: break
            }
        }
        if let text = answer.text { print(text) }
        return 0
    }

    /// Starts an app that was run before; one that runs comes to the foreground.
    private static func launch(_ name: String, _ arguments: [String], running apps: [(name: String, path: String)]) throws -> Int32 {
        guard let app = apps.first(where: { $0.name.hasPrefix("\(name)@") }) else {
            return try AppLaunch(identifier: name, arguments: arguments, locations: Locations()).run()
        }
        guard let failure = try ControlSocket.send("foreground", to: app.path).failure else {
            print("\(name): \(app.name.split(separator: "@").last ?? "")")
            return 0
        }
        Terminal.error("sampan: \(failure)")
        return 1
    }

    private static func write(_ picture: Data, to file: String) throws {
        do {
            try picture.write(to: URL(fileURLWithPath: file))
        } catch {
            throw UsageError(description: "\"\(file)\" cannot be written")
        }
    }

    /// Sends pictures in the place of their files, one after another: the app could not read those.
    private static func addMedia(_ files: [String], to path: String) throws -> Int32 {
        guard !files.isEmpty else { throw UsageError(description: "expected files of pictures, contacts or sound after \"addmedia\"") }
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw UsageError(description: "\"\(file)\" cannot be read")
            }
            guard data.count <= AddedMedia.limit else {
                throw UsageError(description: "\"\(file)\" is larger than \(AddedMedia.limit >> 20) MB")
            }
            let name = (file as NSString).lastPathComponent.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "picture"
            let answer = try ControlSocket.send("addmedia --data \(name) \(data.base64EncodedString())", to: path)
            if let failure = answer.failure {
                Terminal.error("sampan: \(failure)")
                return 1
            }
        }
        return 0
    }

    /// A text for the pasteboard as a string of JSON, for it may have several lines: what was given, or what comes from the standard input.
    private static func withText(_ words: [String]) throws -> [String] {
        guard words.first == "pbcopy" else { return words }
        let given = words.count > 1 ? Data(words.dropFirst().joined(separator: " ").utf8) : FileHandle.standardInput.readDataToEndOfFile()
        guard given.count <= 1 << 20 else { throw UsageError(description: "the text for the pasteboard is longer than 1 MB") }
        guard let text = String(data: given, encoding: .utf8) else { throw UsageError(description: "expected text in UTF-8") }
        return ["pbcopy", String(decoding: try JSONEncoder().encode(text), as: UTF8.self)]
    }

    /// A notification's payload in the place of the file that has it: the app could not read that.
    private static func withPayload(_ words: [String]) throws -> [String] {
        guard words.count == 2, words[0] == "push", !words[1].hasPrefix("{") else { return words }
        guard let data = FileManager.default.contents(atPath: words[1]) else {
            throw UsageError(description: "\"\(words[1])\" cannot be read")
        }
        guard let payload = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let line = try? JSONSerialization.data(withJSONObject: payload, options: .sortedKeys)
        else { throw UsageError(description: "\(words[1]): expected an object of JSON with the key \"aps\"") }
        return [words[0], String(decoding: line, as: UTF8.self)]
    }

    /// What a GPX file has in the place of the file: the app could not read that.
    private static func withRoute(_ words: [String]) throws -> [String] {
        guard words.count > 2, words[0] == "location", words[1] == "run" else { return words }
        let file = words.dropFirst(2).joined(separator: " ")
        guard LocationScenario(named: file) == nil else { return words }
        guard let data = FileManager.default.contents(atPath: file) else {
            let known = LocationScenario.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw UsageError(description: "\"\(file)\" cannot be read, and is no scenario; there are: \(known)")
        }
        return ["location", "gpx"] + (try embedded(data, of: file))
    }

    /// What a file of measurements has in the place of the file: the app could not read that.
    private static func withMeasurements(_ words: [String]) throws -> [String] {
        guard words.count > 2, words[0] == "motion", words[1] == "run" else { return words }
        let file = words.dropFirst(2).joined(separator: " ")
        guard let data = FileManager.default.contents(atPath: file) else { throw UsageError(description: "\"\(file)\" cannot be read") }
        return ["motion", "csv"] + (try embedded(data, of: file))
    }

    /// A file that is sent with a command: its name, and what it has.
    private static func embedded(_ data: Data, of file: String) throws -> [String] {
        guard data.count <= 4 << 20 else { throw UsageError(description: "\"\(file)\" is longer than 4 MB") }
        return [file.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "file", data.base64EncodedString()]
    }

    /// The command as a script has it: what the shell took as one word is one text.
    private static func line(_ words: [String]) -> String {
        var words = words
        if words.count > 1, placed.contains(words[0]), Double(words[1]) == nil, !words[1].hasPrefix("\"") { words[1] = "\"\(words[1])\"" }
        return words.joined(separator: " ")
    }

    private static func find(_ name: String, among apps: [(name: String, path: String)]) throws -> String {
        let found = name == "booted" ? apps : apps.filter { $0.name == name || $0.name.hasPrefix("\(name)@") }
        if found.count == 1 { return found[0].path }
        let list = apps.map(\.name).joined(separator: ", ")
        if found.isEmpty {
            throw UsageError(
                description: apps.isEmpty ? "no app runs that could be driven" : "there is no app \"\(name)\"; there are: \(list)")
        }
        throw UsageError(description: "\"\(name)\" may be one of several: \(found.map(\.name).joined(separator: ", "))")
    }
}
