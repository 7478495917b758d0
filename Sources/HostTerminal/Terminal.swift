import Foundation

/// The terminal that a program was started from, given over to pictures: no echo, no lines, its other screen, the mouse reported.
final class Terminal {
    /// There is no terminal.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let descriptor: Int32
    private let take: () -> Void
    private let before: termios
    private let reader: any DispatchSourceRead
    private let resizes: any DispatchSourceSignal

    private static let begin = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J\u{1B}[?1002h\u{1B}[?1006h"
    private static let end = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    /// Takes the process's terminal over, until `close()` or the process's end.
    ///
    /// - Parameters:
    ///   - read: is called on the main queue with what was typed; with nothing, when the terminal has gone.
    ///   - resized: is called on the main queue when the number of cells has changed.
    /// - Throws: `Failure` if the process has no terminal.
    init(read: @escaping ([UInt8]) -> Void, resized: @escaping () -> Void) throws {
        descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
        var settings = termios()
        guard descriptor >= 0, tcgetattr(descriptor, &settings) == 0 else {
            if descriptor >= 0 { Foundation.close(descriptor) }
            throw Failure(description: "the terminal host needs a terminal, and this process has none; use --host headless, or another")
        }
        before = settings
        // `sampan run` starts apps in a process group of their own, which is in the background: it would be stopped here.
        signal(SIGTTOU, SIG_IGN)
        let foreground = tcgetpgrp(descriptor)
        tcsetpgrp(descriptor, getpgrp())
        cfmakeraw(&settings)
        tcsetattr(descriptor, TCSANOW, &settings)
        // A process that is ended from outside must not leave the terminal unusable.
        Restoration.prepare(descriptor, before, foreground, Self.end)
        let descriptor = descriptor
        reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        take = {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count >= 0 || errno != EINTR { read(Array(buffer.prefix(max(0, count)))) }
        }
        reader.setEventHandler(handler: take)
        signal(SIGWINCH, SIG_IGN)
        resizes = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
        resizes.setEventHandler(handler: resized)
        write(Self.begin)
        reader.resume()
        resizes.resume()
    }

    /// Reads what was typed, where the main queue is not served.
    func takeWaiting() {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&waiting, 1, 0) > 0 { take() }
    }

    /// Gives the terminal back.
    func close() {
        reader.cancel()
        resizes.cancel()
        Restoration.restore()
        Foundation.close(descriptor)
    }

    /// How many cells the terminal has: 80 by 24, if it does not say.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Empties the screen.
    func clear() { write("\u{1B}[0m\u{1B}[2J") }

    /// Sends text to the terminal.
    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress!, $0.count) }
            // A terminal that has gone is noticed by reading.
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// What puts the terminal back as it was. It has to work in a signal handler, so all of it is prepared.
    private enum Restoration {
        nonisolated(unsafe) private static var descriptor: Int32 = -1
        nonisolated(unsafe) private static var settings = termios()
        nonisolated(unsafe) private static var foreground: pid_t = -1
        nonisolated(unsafe) private static var text: UnsafeMutablePointer<CChar>?
        nonisolated(unsafe) private static var length = 0

        static func prepare(_ descriptor: Int32, _ settings: termios, _ foreground: pid_t, _ text: String) {
            (self.settings, self.foreground) = (settings, foreground)
            self.text = strdup(text)
            length = text.utf8.count
            self.descriptor = descriptor
            for number in [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGABRT, SIGFPE] {
                signal(number) { number in
                    Restoration.restore()
                    signal(number, SIG_DFL)
                    raise(number)
                }
            }
            atexit { Restoration.restore() }
        }

        static func restore() {
            guard descriptor >= 0, let text else { return }
            _ = Foundation.write(descriptor, text, length)
            tcsetattr(descriptor, TCSANOW, &settings)
            if foreground > 0 { tcsetpgrp(descriptor, foreground) }
            descriptor = -1
        }
    }
}
