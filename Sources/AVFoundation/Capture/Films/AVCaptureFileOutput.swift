import CoreMedia
import Foundation

/// Records a session's media in a file. See https://developer.apple.com/documentation/avfoundation/avcapturefileoutput.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// Where it records; `nil` if it does not.
    open var outputFileURL: URL? { nil }
    // @objc(recording)
    /// Whether it records.
    open var isRecording: Bool { false }
    // @objc(recordingPaused)
    /// Whether it has begun to record and stands still.
    open var isRecordingPaused: Bool { false }
    /// How long the film is so far.
    open var recordedDuration: CMTime { .zero }
    /// How large the file is so far, in bytes.
    open var recordedFileSize: Int64 { 0 }

    /// How long a film can become; no time is no limit. Recording ends there with `AVError.maximumDurationReached`.
    open var maxRecordedDuration = CMTime.invalid
    /// How large a file can become, in bytes; 0 is no limit. Recording ends there with `AVError.maximumFileSizeReached`.
    open var maxRecordedFileSize: Int64 = 0
    /// How much room has to be left on the disk, in bytes. Recording ends there with `AVError.diskFull`.
    open var minFreeDiskSpaceLimit: Int64 = 0

    // @objc(startRecordingToOutputFileURL:recordingDelegate:)
    /// Begins to record in a file that is not there yet. Whatever comes of it, the delegate is told.
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {}
    /// Ends the recording. The file is whole when the delegate is told so.
    open func stopRecording() {}
    /// Has the recording stand still.
    open func pauseRecording() {}
    /// Goes on with the recording.
    open func resumeRecording() {}
}

/// Who is told of a recording, on the main queue.
///
/// See https://developer.apple.com/documentation/avfoundation/avcapturefileoutputrecordingdelegate.
@preconcurrency
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    // @objc(captureOutput:didStartRecordingToOutputFileAtURL:fromConnections:) optional
    /// The first picture was recorded.
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    // @objc(captureOutput:didPauseRecordingToOutputFileAtURL:fromConnections:) optional
    /// The recording stands still.
    func fileOutput(_ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    // @objc(captureOutput:didResumeRecordingToOutputFileAtURL:fromConnections:) optional
    /// The recording goes on.
    func fileOutput(_ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    // @objc(captureOutput:didFinishRecordingToOutputFileAtURL:fromConnections:error:)
    /// The recording is over.
    ///
    /// - Parameter error: why it ended, if not because it was told to. `AVErrorRecordingSuccessfullyFinishedKey` says whether there is a film.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}
