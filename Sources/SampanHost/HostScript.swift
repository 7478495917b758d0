import Foundation

/// What a headless host is to do with an app: one command a line. The language is described in docs/script.md.
public struct HostScript {
    /// Where a finger comes down.
    public enum Place: Equatable {
        case point(CGPoint)
        case text(String)
    }

    /// One thing to do.
    public enum Command: Equatable {
        case tap(Place)
        case longPress(Place, duration: Double)
        case drag(from: Place, to: CGPoint, duration: Double, hold: Double)
        case pinch(center: Place, from: CGFloat, to: CGFloat, duration: Double)
        case scroll(at: Place, by: CGPoint)
        case fingers(Place, FingerPlay)
        case type(String)
        case typeText(String)
        case key(usage: Int)
        case wait(Double)
        case settle
        case screenshot(String)
        case rotate(isLandscape: Bool)
        case appearance(isDark: Bool)
        case event(LifeEvent)
        case ask(HostRequest)
        case tree
        case elements(isWhole: Bool, after: Double)
        case container(isData: Bool)
        case listScenarios
        case query(HostQuery)
        case record(Recording)
    }

    /// What happens to the app without an argument.
    public enum LifeEvent: String, CaseIterable, Sendable {
        case background, foreground, interrupt, lock, home, terminate, shake
        case memoryWarning = "memory-warning"
        case timeChange = "time-change"

        /// What the host sends for it.
        public var event: HostEvent {
            switch self {
            case .background, .home: .background
            case .foreground: .foreground
            case .interrupt: .interrupt
            case .lock: .lock
            case .terminate: .terminate
            case .shake: .shake
            case .memoryWarning: .memoryWarning
            case .timeChange: .timeChange
            }
        }
    }

    /// A line that could not be understood.
    public struct Failure: Error, CustomStringConvertible, Equatable {
        /// Where, what was found, what was expected.
        public let description: String

        package init(description: String) { self.description = description }
    }

    /// The commands, in order, each with where it stands: "walk.txt:3".
    public let commands: [(command: Command, position: String)]

    /// The files that pictures are written to.
    public var pictures: [String] {
        commands.compactMap {
            switch $0.command {
            case .screenshot(let file), .record(.start(let file, _)): file
            default: nil
            }
        }
    }

    /// Reads a script. `name` is what errors call it.
    public init(_ text: String, name: String) throws {
        var commands: [(command: Command, position: String)] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { continue }
            var words = Words(trimmed)
            do {
                commands.append((try Self.command(&words), "\(name):\(number + 1)"))
                if let rest = words.next() { throw Failure(description: "unexpected '\(rest)' at the end") }
            } catch let failure as Failure {
                throw Failure(description: "\(name):\(number + 1): \(failure.description)")
            }
        }
        self.commands = commands
    }

    /// The words that commands begin with.
    public static let verbs = [
        "tap", "longpress", "drag", "pinch", "twist", "hover", "scroll", "adjust", "reveal", "type", "typetext", "key", "wait", "settle",
        "screenshot", "record", "rotate", "appearance", "content-size", "accessibility", "locale", "status-bar", "background", "foreground",
        "home",
        "interrupt", "lock", "shake", "memory-warning", "time-change", "open", "openurl", "activity", "shortcut", "pbcopy",
        "pbpaste", "addmedia", "push", "notification", "background-task", "privacy", "biometry", "remote", "location", "motion", "scene",
        "tree", "elements", "get-app-container", "preview", "previews", "terminate",
    ]

    private static func command(_ words: inout Words) throws -> Command {
        switch words.next() ?? "" {
        case "tap":
            let place = try words.place()
            return try words.taps().map { .fingers(place, $0) } ?? .tap(place)
        case "longpress": return .longPress(try words.place(), duration: try words.option("for") ?? 0.8)
        case "drag":
            let from = try words.place()
            try words.expect("to")
            let end = try words.point()
            let press = try words.option("after")
            let (duration, hold) = (try words.option("over") ?? 0.25, try words.option("hold") ?? 0)
            if let press { return .fingers(from, .pressAndDrag(to: end, press: press, duration: duration, hold: hold)) }
            return .drag(from: from, to: end, duration: duration, hold: hold)
        case "pinch":
            let center = try words.place()
            try words.expect("from")
            let from = try words.number("a distance in points")
            try words.expect("to")
            return .pinch(
                center: center, from: from, to: try words.number("a distance in points"), duration: try words.option("over") ?? 0.3)
        case "twist":
            let center = try words.place()
            try words.expect("by")
            let angle = try words.number("an angle in degrees") * .pi / 180
            return .fingers(center, .twist(angle: angle, duration: try words.option("over") ?? 0.3))
        case "hover": return .fingers(try words.place(), .hover)
        case "adjust":
            let number = try words.elementNumber()
            try words.expect("to")
            return .ask(.adjust(element: number, value: words.restOrString()))
        case "reveal": return .ask(.reveal(element: try words.elementNumber()))
        case "scroll":
            let place = try words.place()
            try words.expect("by")
            return .scroll(at: place, by: try words.point())
        case "type": return .type(words.rest())
        case "typetext": return .typeText(words.restOrString())
        case "key": return .key(usage: try words.key())
        case "wait": return .wait(Double(try words.number("seconds")))
        case "settle": return .settle
        case "screenshot":
            let file = words.rest()
            guard !file.isEmpty else { throw Failure(description: "expected a file name after 'screenshot'") }
            return .screenshot(file)
        case "record": return .record(try words.recording())
        case "content-size": return try words.contentSize().map { .ask(.contentSize($0)) } ?? .query(.contentSize)
        case "accessibility":
            return try words.accessibility().map { .ask(.accessibility($0)) } ?? .query(.accessibility)
        case "locale": return .ask(.locale(try words.locale()))
        case "status-bar": return try statusBar(&words)
        case "pbcopy": return .ask(.copy(words.restOrString()))
        case "addmedia": return .ask(.addMedia(try words.media()))
        case "pbpaste": return .query(.pasteboard)
        case "rotate": return .rotate(isLandscape: try words.choice("landscape", "portrait"))
        case "appearance": return .appearance(isDark: try words.choice("dark", "light"))
        case "open", "openurl":
            let url = try words.word("a URL")
            let asking = words.given("from") ? try words.word("an app's bundle identifier after 'from'") : nil
            return .ask(.open(url: url, from: asking))
        case "activity":
            let type = try words.word("an activity's type, or the address of a page")
            let values = words.rest()
            return .ask(.activity(type: type, values: values.isEmpty ? nil : values))
        case "shortcut": return .ask(.shortcut(type: try words.word("a quick action's type")))
        case "scene": return .ask(try scene(&words))
        case "push":
            let payload = words.rest()
            guard payload.hasPrefix("{") else {
                throw Failure(description: "expected a notification's payload as an object of JSON after 'push', found '\(payload)'")
            }
            return .ask(.push(payload: payload))
        case "notification": return .ask(try notification(&words))
        case "background-task":
            let action = try words.oneOf(BackgroundTaskAction.self)
            return .ask(.backgroundTask(action, identifier: try words.word("a task's identifier")))
        case "privacy": return .ask(try privacy(&words))
        case "biometry": return .ask(.biometry(try words.oneOf(BiometryAction.self)))
        case "remote":
            let command = try words.oneOf(RemoteCommand.self)
            let value = command.needsValue ? Double(try words.number("a number")) : words.next().flatMap { Double($0) }
            return .ask(.remote(command, value: value))
        case "location":
            if words.given("list") { return .listScenarios }
            return .ask(.location(try location(&words)))
        case "motion": return .ask(.motion(try motion(&words)))
        case "tree": return .tree
        case "elements": return .elements(isWhole: words.given("all"), after: try words.option("after") ?? 0)
        case "get-app-container": return .container(isData: words.given("data"))
        case "preview": return .ask(.preview(try preview(&words)))
        case "previews": return .query(.previews)
        case let other:
            if let event = LifeEvent(rawValue: other) { return .event(event) }
            let known = "\(verbs.dropLast().joined(separator: ", ")) or \(verbs.last!)"
            throw Failure(description: "unknown command '\(other)'; expected \(known)")
        }
    }

    private static func notification(_ words: inout Words) throws -> HostRequest {
        let verb = try words.word("one of open, dismiss and choose")
        switch verb {
        case "open": return .notification(try words.text("a notification's title or identifier"), .open)
        case "dismiss": return .notification(try words.text("a notification's title or identifier"), .dismiss)
        case "choose":
            let action = try words.text("an action's title or identifier")
            try words.expect("of")
            let title = try words.text("a notification's title or identifier")
            let text = words.given("saying") ? words.rest() : nil
            return .notification(title, .action(action, text: text))
        default: throw Failure(description: "expected one of open, dismiss and choose, found '\(verb)'")
        }
    }

    private static func privacy(_ words: inout Words) throws -> HostRequest {
        let change = try words.oneOf(PrivacyChange.self)
        let services = (PrivacyService.allCases.map(\.rawValue) + ["all"]).joined(separator: ", ")
        let name = try words.word("one of \(services)")
        if name == "all" { return .privacy(change, nil) }
        guard let service = PrivacyService(rawValue: name) else {
            throw Failure(description: "expected one of \(services), found '\(name)'")
        }
        return .privacy(change, service)
    }

    private static func preview(_ words: inout Words) throws -> PreviewChoice {
        let expectation = "a preview's number, next or previous"
        switch try words.word(expectation) {
        case "next": return .next
        case "previous": return .previous
        case let word:
            guard let number = Int(word), number > 0 else { throw Failure(description: "expected \(expectation), found '\(word)'") }
            return .number(number)
        }
    }

    private static func scene(_ words: inout Words) throws -> HostRequest {
        let expectation = "a scene's number, or one of new, close and discard"
        switch try words.word(expectation) {
        case "new": return .newScene
        case "close": return .closeScene(try words.sceneNumber())
        case "discard": return .discardScene(try words.sceneNumber())
        case let word:
            guard let number = Int(word), number > 0 else {
                throw Failure(description: "expected \(expectation), found '\(word)'")
            }
            return .showScene(number)
        }
    }
}

/// The words of one line.
struct Words {
    private var remaining: Substring

    init(_ line: String) { remaining = Substring(line) }

    mutating func next() -> String? {
        remaining = remaining.drop { $0 == " " || $0 == "\t" }
        guard !remaining.isEmpty else { return nil }
        let word = remaining.prefix { $0 != " " && $0 != "\t" }
        remaining = remaining.dropFirst(word.count)
        return String(word)
    }

    mutating func rest() -> String {
        defer { remaining = "" }
        return remaining.trimmingCharacters(in: .whitespaces)
    }

    mutating func word(_ what: String) throws -> String {
        guard let word = next() else { throw HostScript.Failure(description: "expected \(what), found ''") }
        return word
    }

    /// Whether a word comes next, which is passed over then.
    mutating func given(_ word: String) -> Bool {
        let saved = remaining
        guard let found = next() else { return false }
        if found == word { return true }
        remaining = saved
        return false
    }

    /// One of the words that are the cases of a type.
    mutating func oneOf<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) throws -> Choice where Choice.RawValue == String {
        let known = "one of \(type.allCases.map(\.rawValue).joined(separator: ", "))"
        let word = try word(known)
        guard let choice = Choice(rawValue: word) else { throw HostScript.Failure(description: "expected \(known), found '\(word)'") }
        return choice
    }

    mutating func sceneNumber() throws -> Int? {
        guard let word = next() else { return nil }
        guard let number = Int(word), number > 0 else {
            throw HostScript.Failure(description: "expected a scene's number, found '\(word)'")
        }
        return number
    }

    mutating func number(_ what: String) throws -> CGFloat {
        let word = next() ?? ""
        guard let value = Double(word), value.isFinite else {
            throw HostScript.Failure(description: "expected \(what), found '\(word)'")
        }
        return CGFloat(value)
    }

    mutating func point() throws -> CGPoint { CGPoint(x: try number("x in points"), y: try number("y in points")) }

    mutating func place() throws -> HostScript.Place {
        try quotation().map(HostScript.Place.text) ?? .point(try point())
    }

    /// A word, or what stands between quotation marks.
    mutating func text(_ what: String) throws -> String { try quotation() ?? word(what) }

    private mutating func quotation() throws -> String? {
        remaining = remaining.drop { $0 == " " || $0 == "\t" }
        guard remaining.first == "\"" else { return nil }
        guard let end = remaining.dropFirst().firstIndex(of: "\"") else {
            throw HostScript.Failure(description: "expected a quotation mark at the end of \(remaining)")
        }
        let text = remaining[remaining.index(after: remaining.startIndex)..<end]
        remaining = remaining[remaining.index(after: end)...]
        return String(text)
    }

    mutating func expect(_ word: String) throws {
        let found = next() ?? ""
        guard found == word else { throw HostScript.Failure(description: "expected '\(word)', found '\(found)'") }
    }

    mutating func option(_ name: String) throws -> Double? {
        let saved = remaining
        guard next() == name else {
            remaining = saved
            return nil
        }
        return Double(try number("seconds after '\(name)'"))
    }

    mutating func choice(_ yes: String, _ no: String) throws -> Bool {
        let word = next() ?? ""
        guard word == yes || word == no else {
            throw HostScript.Failure(description: "expected '\(yes)' or '\(no)', found '\(word)'")
        }
        return word == yes
    }
}
