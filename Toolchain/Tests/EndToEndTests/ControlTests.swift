import Foundation
import Shell
import Testing

/// `sampan control` and the Tour, which runs meanwhile.
@Suite(.serialized) struct ControlTests {
    private static let tour = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Examples/Tour")
        .standardizedFileURL.path
    private static let identifier = "org.sampan.Tour"

    /// What is said to the Tour, one after the other, and what is answered: the beginning of it, or of the refusal after "sampan: ".
    private static let conversation: [(words: [String], answer: String)] = [
        (["settle"], ""), (["content-size"], "large"), (["content-size", "extra-large"], ""), (["content-size", "large"], ""),
        (["status-bar", "override", "--time", "1:23"], ""), (["status-bar", "list"], "--time 1:23"),
        (["status-bar", "clear"], ""), (["appearance", "dark"], ""), (["appearance", "light"], ""), (["rotate", "landscape"], ""),
        (["rotate", "portrait"], ""), (["tap", "Lines and curves"], ""), (["drag", "270", "435", "to", "300", "470"], ""),
        (["pinch", "400", "600", "from", "100", "to", "200"], ""), (["scroll", "400", "600", "by", "0", "-100"], ""),
        (["twist", "400", "600", "by", "30"], ""), (["hover", "400", "600"], ""),
        (["longpress", "400", "600"], ""), (["key", "escape"], ""), (["tap", "Sampan Tour"], ""),
        (["openurl", "sampan-tour:note?Written%20outside"], ""), (["tree"], "{"), (["elements"], "{"), (["typetext", "\"Typed\\b\""], ""),
        (["adjust", "99999", "to", "0.5"], "element 99999 is no slider"), (["reveal", "99999"], "there is no element 99999"),
        (["type", "More "], ""),
        (["shortcut", "Tour.newNote"], ""),
        (["activity", "Tour.note", "{\"text\": \"Begun elsewhere\"}"], ""),
        (["open", "sampan-tour:note?again", "from", "com.example.other"], ""),
        (["background"], ""), (["foreground"], ""), (["home"], ""), (["foreground"], ""), (["interrupt"], ""), (["foreground"], ""),
        (["lock"], ""), (["foreground"], ""), (["shake"], ""), (["memory-warning"], ""), (["time-change"], ""),
        (["accessibility", "grayscale", "on"], ""), (["accessibility", "grayscale", "off"], ""),
        (["scene", "new"], ""), (["scene", "1"], ""), (["scene", "close", "2"], ""), (["wait", "0.1"], ""),
        (["pbcopy", "two words"], ""), (["pbpaste"], "two words"), (["privacy", "grant", "notifications"], ""),
        (["push", "{\"aps\": {\"alert\": \"Hello\"}}"], "the app is not registered for remote notifications"),
        (["notification", "dismiss", "Hello"], "there is no notification"),
        (["biometry", "match"], "the app asks nobody who they are"), (["remote", "play"], "the app takes no commands"),
        (["location", "set", "10.8,106.7"], ""), (["motion", "walk", "10"], "the app senses no motion"),
        (["background-task", "launch", "x"], "the app has no tasks in the background"), (["get-app-container"], "/"),
        (["preview", "next"], "the app was not launched to show previews"), (["previews"], "{\"previews\":[]"),
    ]

    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    private func control(_ words: [String]) throws -> Command.Outcome { try sampan(["control", Self.identifier] + words) }

    @Test(.timeLimit(.minutes(15)), arguments: ["headless", "window"])
    func everyCommandDrivesTheTour(host: String) throws {
        let process = try startTour(host)
        var said: Set = ["launch", "screenshot", "record", "addmedia", "locale", "terminate"]
        for (words, answer) in Self.conversation {
            said.insert(words[0])
            let outcome = try control(words.dropFirst().contains { $0.hasPrefix("-") } ? [words[0], "--"] + words.dropFirst() : words)
            let text = outcome.text.replacingOccurrences(of: "sampan: ", with: "")
            #expect(text.hasPrefix(answer) && (!answer.isEmpty || text.isEmpty), "\(words): \(outcome.text)")
        }
        #expect(try control(["screenshot", sampan.path("picture.png")]).succeeded)
        // A window has the display's own pixels.
        #expect(try sampan.pixels(of: "picture.png") == (host == "headless" ? [1640, 2360] : [820, 1180]))
        #expect(try control(["addmedia", sampan.path("picture.png")]).succeeded)
        try record()
        #expect(try control(["launch"]).text.hasPrefix("\(Self.identifier): "))
        let verbs = try sampan("control", "--help").text
        let list = try #require(verbs.firstMatch(of: #/docs\/script\.md\): ([^.]+)\./#)).1
        #expect(Set(list.split { ", \n".contains($0) }.map(String.init)).subtracting(said) == [])
        // The language is another one when the app is started anew.
        #expect(try control(["locale", "vi_VN"]).text == "")
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try control(["home"]).text.contains("no app runs"))
        #expect(try control(["launch"]).text.hasPrefix("\(Self.identifier): "))
        // It comes back with the note that it was left with.
        let tree = try control(["tree"]).text
        #expect(tree.contains("\"Ghi chú còn mãi\""), "\(tree)")
        #expect(try control(["terminate"]).text == "")
    }

    /// Starts the Tour on a pad, which may have several windows, and returns when it can be driven.
    private func startTour(_ host: String) throws -> Process {
        let process = sampan.process(["run", Self.tour, "--host", host, "--control", "--device", "iPad (10th generation)"])
        process.environment?["SDL_VIDEODRIVER"] = "dummy"
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // It is built first, if it was not.
        let end = Date(timeIntervalSinceNow: 200)
        while try !sampan("control").text.contains(Self.identifier), Date() < end { usleep(100_000) }
        return process
    }

    /// What is recorded lasts until the command is interrupted.
    private func record() throws {
        let recording = sampan.process(["control", Self.identifier, "record", sampan.path("film.gif")])
        try recording.run()
        usleep(300_000)
        #expect(try control(["appearance", "dark"]).succeeded)
        recording.interrupt()
        recording.waitUntilExit()
        #expect(recording.terminationStatus == 0)
        let film = try sampan.bytes("film.gif")
        #expect(film.starts(with: Data("GIF89a".utf8)) && film.last == 0x3B)
    }

    @Test(.timeLimit(.minutes(15))) func keysInTheTerminalDriveTheTour() throws {
        var (terminal, user) = (Int32(0), Int32(0))
        try #require(openpty(&user, &terminal, nil, nil, nil) == 0)
        let typed = FileHandle(fileDescriptor: user, closeOnDealloc: true)
        let process = sampan.process(["run", Self.tour, "--host", "headless", "--control"])
        let end = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
        (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
        try process.run()
        try end.close()
        func read(until text: String) -> String {
            var said = ""
            while !said.contains(text) {
                let more = typed.availableData
                guard !more.isEmpty else { return said }
                said += String(decoding: more, as: UTF8.self)
            }
            return said
        }
        #expect(read(until: "Press h").contains("Press h for the keys"))
        typed.write(Data("h".utf8))
        #expect(read(until: "end the app").contains("m  memory is short"))
        typed.write(Data("sk".utf8))
        #expect(read(until: ".png").contains("org.sampan.Tour-1.png"))
        typed.write(Data("q".utf8))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try sampan.pixels(of: "org.sampan.Tour-1.png") == [1179, 2556])
    }

    /// Needs the right to become another user: skipped with a word where there is none.
    @Test(.timeLimit(.minutes(15)), .enabled(if: getuid() == 0, "only root can become another user"))
    func anotherUserCanNeitherDriveNorWatchTheTour() throws {
        let process = try startTour("headless")
        let folder = sampan.path("sampan-control")
        let socket = "\(folder)/\(try #require(FileManager.default.contentsOfDirectory(atPath: folder).first))"
        // Another user may enter the folder above the sockets'.
        chmod(sampan.folder, 0o755)
        let connect = "use Socket; socket(S, AF_UNIX, SOCK_STREAM, 0); connect(S, sockaddr_un($ARGV[0])) and exit 0; print \"$!\"; exit 3"
        let own = try Command("perl", ["-e", connect, socket]).run()
        #expect(own.status == 0, "\(own.text)")
        let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]
        let other = try Command("setpriv", nobody + ["perl", "-e", connect, socket]).run()
        #expect(other.status == 3 && other.text.contains("Permission denied"), "\(other.text)")
        #expect(try control(["terminate"]).succeeded)
        process.waitUntilExit()
    }
}
