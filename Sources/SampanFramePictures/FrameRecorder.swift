import Foundation
import SampanHost

/// Records what a screen shows as a film: a pixel a point, so many pictures a second of the host's time.
///
/// A picture is taken of what the screen shows at the end of each such moment; while nothing changes, none is.
public final class FrameRecorder {
    private let rate: Double
    private let scale: CGFloat
    private var start = 0.0
    private let format: RecordingFormat
    private var writer: (any FilmWriter)?
    /// The picture of the present moment, and the moment's number.
    private var current: (pixels: [UInt32], moment: Int)?
    /// Up to where pictures were written, in hundredths of a second.
    private var written = 0

    /// A recording is not made longer than this, in bytes.
    private static let limit = 64 << 20

    /// Begins a recording.
    ///
    /// - Parameters:
    ///   - framesPerSecond: how many pictures are taken in a second, at most.
    ///   - scale: how many pixels of the screen a point has.
    public init(_ format: RecordingFormat = .gif, framesPerSecond: Int, scale: CGFloat) {
        (self.format, rate, self.scale) = (format, Double(framesPerSecond), scale)
    }

    /// Whether the recording is as long as recordings may be: what is shown from now on is no part of it.
    public private(set) var isFull = false

    /// Why nothing more is recorded; `nil` while something is.
    public private(set) var failure: HostScript.Failure?

    /// The screen shows another frame, at a time of the host's clock.
    public func add(_ frame: HostFrame, at time: Double) {
        guard !isFull, failure == nil, frame.width > 0, frame.height > 0 else { return }
        guard let writer = writer ?? begin(frame, at: time) else { return }
        // Frames come at multiples of the length of a frame, but for the last bits.
        let moment = Int(((time - start) * rate + 1e-6).rounded(.down))
        if let current, moment > current.moment { write(upTo: moment) }
        current = (Self.picture(of: frame, width: writer.width, height: writer.height), moment)
    }

    /// Ends the recording.
    ///
    /// - Returns: the file; `nil` if nothing was shown.
    /// - Throws: `HostScript.Failure` where the form cannot be written.
    public func finish(at time: Double) throws -> Data? {
        if let failure { throw failure }
        guard let current else { return nil }
        write(upTo: max(current.moment + 1, Int(((time - start) * rate - 1e-6).rounded(.up))))
        return writer?.finished()
    }

    private func begin(_ frame: HostFrame, at time: Double) -> (any FilmWriter)? {
        start = time
        func points(_ pixels: Int) -> Int { max(1, min(Int((CGFloat(pixels) / max(1, scale)).rounded()), Int(UInt16.max))) }
        let (width, height) = (points(frame.width), points(frame.height))
        do {
            switch format {
            case .gif: writer = GIFWriter(width: width, height: height)
            case .webM: writer = try WebMWriter(width: width, height: height)
            }
        } catch {
            failure = error as? HostScript.Failure ?? HostScript.Failure(description: "\(error)")
        }
        return writer
    }

    private func write(upTo moment: Int) {
        guard let current, !isFull else { return }
        let end = Int((Double(moment) * 100 / rate).rounded())
        writer?.add(current.pixels, hundredths: end - written)
        written = end
        isFull = (writer?.byteCount ?? 0) > Self.limit
    }

    /// A frame in the size of the recording, with black beside it where the screen has been turned. A pixel has the mean of those it stands for.
    private static func picture(of frame: HostFrame, width: Int, height: Int) -> [UInt32] {
        let factor = min(Double(width) / Double(frame.width), Double(height) / Double(frame.height))
        let columns = max(1, min(width, Int((Double(frame.width) * factor).rounded())))
        let rows = max(1, min(height, Int((Double(frame.height) * factor).rounded())))
        let (left, top) = ((width - columns) / 2, (height - rows) / 2)
        // From which pixel on each column and row stands for the frame's.
        func edges(_ count: Int, _ total: Int) -> [Int] { (0...count).map { $0 * total / count } }
        let (xs, ys) = (edges(columns, frame.width), edges(rows, frame.height))
        var pixels = [UInt32](repeating: 0, count: width * height)
        for row in 0..<rows {
            let lines = ys[row]..<max(ys[row] + 1, ys[row + 1])
            for column in 0..<columns {
                let range = xs[column]..<max(xs[column] + 1, xs[column + 1])
                var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
                for y in lines {
                    let line = (frame.pixels + y * frame.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    for x in range {
                        let pixel = line[x]
                        red += pixel >> 16 & 0xFF
                        green += pixel >> 8 & 0xFF
                        blue += pixel & 0xFF
                    }
                }
                let count = UInt32(lines.count * range.count)
                func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
                pixels[(top + row) * width + left + column] = mean(red) << 16 | mean(green) << 8 | mean(blue)
            }
        }
        return pixels
    }
}
