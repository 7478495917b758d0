import AppBuilder
import Foundation
import SampanHost

/// The keys that drive an app from the terminal that runs it: scripts' commands, a key each; `h` shows them.
final class TerminalKeys {
    private struct Key {
        let name: Character
        /// What is sent to the app; `nil` where a key does something of its own.
        let commands: [String]
        let help: String
    }

    /// Keys with two commands send them by turns.
    private static let keys = [
        Key(name: "h", commands: [], help: "show these keys"),
        Key(name: "H", commands: ["home"], help: "go to the Home Screen"),
        Key(name: "f", commands: ["foreground"], help: "come back from there, or from an interruption"),
        Key(name: "l", commands: ["lock"], help: "lock the device"),
        Key(name: "i", commands: ["interrupt"], help: "a call comes"),
        Key(name: "k", commands: ["shake"], help: "shake the device"),
        Key(name: "m", commands: ["memory-warning"], help: "memory is short"),
        Key(name: "r", commands: ["rotate landscape", "rotate portrait"], help: "turn the device"),
        Key(name: "a", commands: ["appearance dark", "appearance light"], help: "change the appearance"),
        Key(name: "+", commands: ["content-size increment"], help: "larger text"),
        Key(name: "-", commands: ["content-size decrement"], help: "smaller text"),
        Key(name: "n", commands: ["scene new"], help: "open another window"),
        Key(name: "w", commands: ["scene discard"], help: "close the window in front"),
        Key(name: "s", commands: ["screenshot"], help: "write a screenshot into this folder"),
        Key(name: "t", commands: ["tree"], help: "print the tree of views"),
        Key(name: "q", commands: ["terminate"], help: "end the app"),
    ]

    /// What keys mean where previews are shown, which have no windows of their own.
    private static let previewKeys = [
        Key(name: "n", commands: ["preview next"], help: "show the next preview"),
        Key(name: "p", commands: ["preview previous"], help: "show the preview before"),
    ]

    private let keys: [Key]
    private let path: String
    private let name: String
    /// How often each key was pressed.
    private var counts: [Character: Int] = [:]
    private let wakeup = Pipe()

    /// Takes keys for the app that listens at a path, until the object is freed; `nil` where nobody types: the input or the messages go
    /// elsewhere.
    ///
    /// - Parameter isPreview: whether the app shows previews.
    init?(app name: String, at path: String, isPreview: Bool = false) {
        guard isatty(STDIN_FILENO) != 0, isatty(STDERR_FILENO) != 0, TerminalMode.takeKeys() else { return nil }
        (self.name, self.path) = (name, path)
        keys = isPreview ? Self.previewKeys + Self.keys.filter { !$0.commands.contains { $0.hasPrefix("scene") } } : Self.keys
        let (input, end) = (STDIN_FILENO, wakeup.fileHandleForReading.fileDescriptor)
        Terminal.error("Press h for the keys that drive the app.")
        Thread.detachNewThread { [weak self] in
            while let character = Self.next(from: input, orUntil: end) { self?.press(character) }
        }
    }

    deinit {
        try? wakeup.fileHandleForWriting.close()
        TerminalMode.restore()
    }

    /// The next key; `nil` when there are no more, or a descriptor's other end was closed.
    private static func next(from input: Int32, orUntil end: Int32) -> Character? {
        var files = [pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: end, events: Int16(POLLIN), revents: 0)]
        while poll(&files, 2, -1) < 0 { if errno != EINTR { return nil } }
        guard files[1].revents == 0 else { return nil }
        var byte: UInt8 = 0
        return read(input, &byte, 1) == 1 ? Character(Unicode.Scalar(byte)) : nil
    }

    private func press(_ character: Character) {
        guard let key = keys.first(where: { $0.name == character }) else { return }
        guard !key.commands.isEmpty else {
            return Terminal.error(keys.map { "  \($0.name)  \($0.help)" }.joined(separator: "\n"))
        }
        let count = counts[character, default: 0]
        counts[character] = count + 1
        let command = key.commands[count % key.commands.count]
        do {
            let file = "\(name)-\(count + 1).png"
            let answer = try ControlSocket.send(command == "screenshot" ? "screenshot \(file)" : command, to: path)
            if let failure = answer.failure { throw UsageError(description: failure) }
            if let picture = answer.picture {
                try picture.write(to: URL(fileURLWithPath: file))
                Terminal.error(file)
            }
            if let text = answer.text { print(text) }
        } catch {
            Terminal.error("sampan: \(error)")
        }
    }
}

/// How the terminal hands over what is typed: by the line, or by the key.
private enum TerminalMode {
    nonisolated(unsafe) private static var before: termios?
    private static let endings = [SIGINT, SIGTERM, SIGHUP]

    /// Has each key come at once and unseen, until `restore()`, or a signal that ends the program.
    static func takeKeys() -> Bool {
        var mode = termios()
        guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return false }
        before = mode
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        for number in endings {
            signal(number) { number in
                TerminalMode.restore()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        return tcsetattr(STDIN_FILENO, TCSANOW, &mode) == 0
    }

    static func restore() {
        guard var mode = before else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
        before = nil
        for number in endings { signal(number, SIG_DFL) }
    }
}
