import Foundation

/// Tells of hangs while an app runs.
public final class LiveHangs {
    /// Hangs are told of with what the main thread did in so many samples before, at most.
    private static let mostSamples = 20_000

    private let symbolizer: Symbolizer
    private let onHang: (String) -> Void
    private var process: Int?
    private var begin: UInt64 = 0
    private var code: [Data] = []
    private var samples: [Data] = []
    private var silence: (start: UInt64, now: UInt64, starved: UInt64)?

    /// Begins to listen.
    ///
    /// - Parameter onHang: is called with a line for a person for each hang, when it has ended.
    public init(symbolizer: Symbolizer, onHang: @escaping (String) -> Void) { (self.symbolizer, self.onHang) = (symbolizer, onHang) }

    /// Takes a line that the recorder wrote, without its end.
    public func take(_ line: Data) {
        switch RecorderLine(line) {
        case .begin(let number, let time, _): if process == nil { (process, begin) = (number, time) }
        case .code: if code.count < 16384 { code.append(line) }
        case .sample(_, let thread, _, _, _):
            guard thread == process else { return }
            if samples.count >= Self.mostSamples { samples.removeFirst(Self.mostSamples / 2) }
            samples.append(line)
        case .silence(let start, let now, let starved): silence = (start, now, starved)
        case .hang(let start, let end, let starved):
            silence = nil
            tell(start, end, starved, hasEnded: true)
            samples = []
        case .note(let text): onHang("sampan: hangs are not told: \(text)")
        default: break
        }
    }

    /// The app is gone: a hang that it was in is told.
    public func finish() {
        if let silence { tell(silence.start, silence.now, silence.starved, hasEnded: false) }
        silence = nil
    }

    private func tell(_ start: UInt64, _ end: UInt64, _ starved: UInt64, hasEnded: Bool) {
        guard let process, let trace = trace(process, start, end, starved), let hang = trace.hangs.first else { return }
        let place = hang.heaviest.map { ", most of it in \(trace.culprit(of: $0))" } ?? ""
        let verb = hasEnded ? "did not answer" : "had not answered"
        onHang("sampan: the main thread \(verb) for \(hang.duration / 1_000_000) ms\(place) (\(hang.kind))")
    }

    /// A trace of the hang alone.
    private func trace(_ process: Int, _ start: UInt64, _ end: UInt64, _ starved: UInt64) -> Trace? {
        let info = Trace.Info(
            template: .hangs, process: "", path: symbolizer.program, device: "", systemVersion: "", timeLimit: nil, recordedBy: "")
        let recording = Recording(info)
        func hex(_ number: UInt64) -> String { String(number, radix: 16) }
        recording.take(Data("v 1 \(hex(UInt64(process))) \(hex(begin)) 0".utf8))
        for line in code + samples { recording.take(line) }
        recording.take(Data("h \(hex(start)) \(hex(end)) \(hex(starved))".utf8))
        return recording.trace(endReason: "", exitStatus: nil, symbolizer: symbolizer)
    }
}
