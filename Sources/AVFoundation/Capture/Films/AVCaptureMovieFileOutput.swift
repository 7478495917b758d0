import CoreMedia
import Foundation
import ObjCRuntime

/// Films a session's pictures and what its microphone hears into a QuickTime film. See
/// https://developer.apple.com/documentation/avfoundation/avcapturemoviefileoutput.
///
/// Films are H.264 where GStreamer has an encoder for it, x264enc or openh264enc, and otherwise JPEG, each picture by itself. Sound is
/// AAC. Pictures are turned in the file, not by the track.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// Creates an output that does not record yet.
    public override init() { super.init() }

    private let lock = NSRecursiveLock()
    private var recording: MovieRecording?
    private var settings: [String: Any] = [:]

    private var current: MovieRecording? { lock.withLock { recording } }

    // MARK: What films are like

    /// The ways in which pictures can be written down, the usual one first.
    open var availableVideoCodecTypes: [AVVideoCodecType] { connections.isEmpty ? [] : MovieWriter.codecs }

    // @objc(outputSettingsForConnection:)
    /// How a connection's pictures are written down.
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { settings }

    // @objc(setOutputSettings:forConnection:)
    /// Sets how a connection's pictures are written down: a dictionary with `AVVideoCodecKey`. `nil` is the usual way.
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {
        guard outputSettings?.videoCodec.map(availableVideoCodecTypes.contains) ?? true else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** -[AVCaptureMovieFileOutput setOutputSettings:forConnection:] Unsupported codec - use -availableVideoCodecTypes")
        }
        settings = outputSettings ?? [:]
    }

    override func takes(_ mediaType: AVMediaType) -> Bool { mediaType == .video || mediaType == .audio }
    override var turnsPictures: Bool { true }

    // MARK: Recording

    open override var outputFileURL: URL? { current?.url }
    open override var isRecording: Bool { current != nil }
    open override var isRecordingPaused: Bool { current?.isPaused == true }
    open override var recordedDuration: CMTime { current?.duration ?? .zero }
    open override var recordedFileSize: Int64 { current?.fileSize ?? 0 }

    open override func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        guard let connection = connection(with: .video), connection.isActive else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** -[AVCaptureMovieFileOutput startRecordingToOutputFileURL:recordingDelegate:] No active/enabled connections")
        }
        let new = MovieRecording(outputFileURL, connection, sound: self.connection(with: .audio), delegate)
        let isFree = lock.withLock { () -> Bool in
            guard recording == nil else { return false }
            recording = new
            return true
        }
        guard isFree else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** -[AVCaptureMovieFileOutput startRecordingToOutputFileURL:recordingDelegate:] already recording")
        }
        guard outputFileURL.isFileURL, !FileManager.default.fileExists(atPath: outputFileURL.path) else {
            return end(AVError(.fileAlreadyExists, isRecorded: false))
        }
        session?.configurationChanged()
    }

    open override func stopRecording() { end(nil) }

    open override func pauseRecording() { setPaused(true) }
    open override func resumeRecording() { setPaused(false) }

    private func setPaused(_ value: Bool) {
        guard let recording = current, recording.isPaused != value else { return }
        recording.pause(value)
        DispatchQueue.main.async { [self] in
            guard let delegate = recording.delegate else { return }
            if value {
                OptionalRequirement.call { delegate.fileOutput(self, didPauseRecordingTo: recording.url, from: recording.connections) }
            } else {
                OptionalRequirement.call { delegate.fileOutput(self, didResumeRecordingTo: recording.url, from: recording.connections) }
            }
        }
    }

    /// Ends what is recorded now, and tells its delegate.
    private func end(_ reason: AVError?) {
        guard
            let recording = lock.withLock({ () -> MovieRecording? in
                defer { self.recording = nil }
                return self.recording
            })
        else { return }
        session?.configurationChanged()
        DispatchQueue.main.async { [self] in
            let error = recording.close(reason)
            recording.delegate?.fileOutput(self, didFinishRecordingTo: recording.url, from: recording.connections, error: error)
        }
    }

    // MARK: Frames

    override var wantsFrames: Bool { current?.isPaused == false }

    override func take(_ frame: CameraFrame) {
        guard let recording = current, !recording.isPaused else { return }
        do {
            let isFirst = try recording.add(frame, outputSettings(for: recording.connection))
            if isFirst, let delegate = recording.delegate {
                OptionalRequirement.call { delegate.fileOutput(self, didStartRecordingTo: recording.url, from: recording.connections) }
            }
        } catch {
            return end(error as? AVError ?? AVError(.unknown, isRecorded: false))
        }
        if maxRecordedDuration.isNumeric, recording.duration >= maxRecordedDuration {
            end(AVError(.maximumDurationReached, isRecorded: true))
        } else if maxRecordedFileSize > 0, recording.fileSize >= maxRecordedFileSize {
            end(AVError(.maximumFileSizeReached, isRecorded: true))
        } else if minFreeDiskSpaceLimit > 0, let free = recording.freeDiskSpace, free < minFreeDiskSpaceLimit {
            end(AVError(.diskFull, isRecorded: true))
        }
    }

    /// A film ends with its session, or its connection.
    override func sessionChanged() {
        guard let recording = current, !recording.connection.isActive || !connections.contains(where: { $0 === recording.connection })
        else { return }
        end(session?.isInterrupted == true ? AVError(.sessionWasInterrupted, isRecorded: true) : nil)
    }
}
