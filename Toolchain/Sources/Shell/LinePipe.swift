import CShell
import Foundation

/// What a program that this one starts has to say, line by line, on a descriptor of its own.
public final class LinePipe {
    /// The end to read, or -1 when nobody can write any more.
    public private(set) var descriptor: Int32
    /// The end to hand to the program; there until `started()`.
    public private(set) var programsEnd: Int32
    private var unread = Data()
    /// Who says more than this many bytes without ending a line is not listened to any more.
    private static let longestLine = 1 << 26

    /// Makes a pipe; `nil` if there can be none.
    public init?() {
        var ends: [Int32] = [-1, -1]
        guard shell_pipe(&ends) == 0 else { return nil }
        defer { close(ends[1]) }
        // Above the numbers that a program is given: a descriptor would be lost whose number another one gets before.
        let programsEnd = fcntl(ends[1], F_DUPFD_CLOEXEC, 64)
        guard programsEnd >= 0 else {
            close(ends[0])
            return nil
        }
        (descriptor, self.programsEnd) = (ends[0], programsEnd)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit {
        for end in [descriptor, programsEnd] where end >= 0 { close(end) }
    }

    /// Gives up the program's end: called when the program has been started.
    public func started() {
        close(programsEnd)
        programsEnd = -1
    }

    /// The lines that have come since, without waiting for any.
    public func lines() -> [Data] {
        var endsLine = false
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        while descriptor >= 0 {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                unread += buffer[..<count]
                endsLine = endsLine || buffer[..<count].contains(UInt8(ascii: "\n"))
                guard !endsLine, unread.count > Self.longestLine else { continue }
                unread = Data()
                close(descriptor)
                descriptor = -1
            } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
                close(descriptor)
                descriptor = -1
            } else if errno == EAGAIN {
                break
            }
        }
        guard endsLine else { return [] }
        var lines = unread.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Data($0) }
        unread = lines.popLast() ?? Data()
        return lines
    }

    /// What came after the last line's end, when no more is to come.
    public func lastLine() -> Data? {
        defer { unread = Data() }
        return unread.isEmpty ? nil : unread
    }
}
