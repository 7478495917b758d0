import CoreMedia
import Foundation

/// A film that is being recorded.
final class MovieRecording: @unchecked Sendable {
    let url: URL
    let connection: AVCaptureConnection
    /// An app keeps its delegate itself, as on iOS.
    private(set) weak var delegate: (any AVCaptureFileOutputRecordingDelegate)?
    private let sound: AVCaptureConnection?
    /// How pictures are turned and mirrored: as the connection said when the recording began. A film cannot turn in its middle.
    private let orientation: AVCaptureVideoOrientation
    private let isMirrored: Bool
    var connections: [AVCaptureConnection] { [connection, sound].compactMap(\.self) }
    private let lock = NSLock()
    private var writer: MovieWriter?
    private var length = CMTime.zero
    /// When the last picture was filmed, and where in the film the next one is if nothing else is known.
    private var last: CMTime?
    private var begin = CMTime.zero
    private var paused = false

    init(
        _ url: URL, _ connection: AVCaptureConnection, sound: AVCaptureConnection?, _ delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        (self.url, self.connection, self.sound, self.delegate) = (url, connection, sound, delegate)
        (orientation, isMirrored) = (connection.videoOrientation, connection.isVideoMirrored)
    }

    /// How long the film is so far.
    var duration: CMTime { lock.withLock { length } }
    var isPaused: Bool { lock.withLock { paused } }

    func pause(_ value: Bool) {
        lock.withLock {
            paused = value
            // The next picture follows where the last one ended.
            (last, begin) = (nil, length)
        }
    }

    /// How large the file is so far, in bytes.
    var fileSize: Int64 {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return (attributes?[.size] as? NSNumber)?.int64Value ?? 0
    }

    /// How much room there is on the file's disk, in bytes.
    var freeDiskSpace: Int64? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: url.deletingLastPathComponent().path)
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    }

    /// Adds a picture. Returns whether it is the first.
    ///
    /// - Throws: `AVError` where there can be no such film.
    func add(_ frame: CameraFrame, _ settings: [String: Any]) throws -> Bool {
        // What colours are told for four pixels together needs sides that can be halved.
        let picture = connection.picture
        let size = picture.map { picture in
            let (width, height) = (max(2, picture.image.width & ~1), max(2, picture.image.height & ~1))
            return orientation.isUpright ? (width, height) : (height, width)
        }
        guard
            let pixels = picture?.frame(kCVPixelFormatType_32BGRA, orientation, isMirrored: isMirrored, size: size)
        else { throw AVError(.noDataCaptured, isRecorded: writer != nil) }
        let isFirst = writer == nil
        let writer = try writer ?? MovieWriter(url, like: pixels, frameDuration: frame.duration, hasSound: sound != nil, settings)
        self.writer = writer
        let time = lock.withLock { () -> CMTime in
            // Pictures follow each other as they were filmed. What was not, while the recording stood still, is left out.
            if let last { begin = begin + (frame.time > last ? frame.time - last : frame.duration) }
            last = frame.time
            length = begin + frame.duration
            return begin
        }
        try writer.write(pixels, at: time, for: frame.duration)
        if let sound { try writer.hear(until: duration, now: frame.time + frame.duration, isSilent: !sound.isActive) }
        return isFirst
    }

    /// Ends the file. Returns why it is not as it was meant to be.
    func close(_ reason: AVError?) -> AVError? {
        guard let writer else { return reason ?? AVError(.noDataCaptured, isRecorded: false) }
        self.writer = nil
        return writer.close() ? reason : AVError(.unknown, isRecorded: false)
    }
}
