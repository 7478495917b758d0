import CoreMedia
import CoreVideo
import Foundation
import ObjCRuntime

/// Takes a photo and tells its delegate of it, on the main queue.
final class PhotoCourier: @unchecked Sendable {
    private let output: AVCapturePhotoOutput
    private let settings: AVCapturePhotoSettings
    private let connection: AVCaptureConnection
    /// An app keeps its delegate itself, as on iOS.
    private weak var delegate: (any AVCapturePhotoCaptureDelegate)?

    init(
        _ output: AVCapturePhotoOutput, _ settings: AVCapturePhotoSettings, _ connection: AVCaptureConnection,
        _ delegate: any AVCapturePhotoCaptureDelegate
    ) { (self.output, self.settings, self.connection, self.delegate) = (output, settings, connection, delegate) }

    func begin() {
        // A session that was stopped before the photo could be taken takes none.
        let shot =
            connection.isActive ? connection.picture.flatMap { PhotoShot(settings, $0, connection, at: CMClock.hostTimeClock.time) } : nil
        guard let shot else {
            let none = AVCaptureResolvedPhotoSettings(settings.uniqueID, photo: CMVideoDimensions(), preview: CMVideoDimensions())
            return finish(none, AVError(.sessionNotRunning))
        }
        let resolved = shot.resolved
        if let delegate {
            OptionalRequirement.call { delegate.photoOutput(output, willBeginCaptureFor: resolved) }
            OptionalRequirement.call { delegate.photoOutput(output, willCapturePhotoFor: resolved) }
            OptionalRequirement.call { delegate.photoOutput(output, didCapturePhotoFor: resolved) }
        }
        // What the shutter shows can be seen before the photo is there.
        DispatchQueue.main.async { [self] in process(shot) }
    }

    private func process(_ shot: PhotoShot) {
        guard let delegate else { return }
        let photo = AVCapturePhoto(shot)
        let isTold = OptionalRequirement.isImplemented { delegate.photoOutput(output, didFinishProcessingPhoto: photo, error: nil) }
        if !isTold {
            let (sample, preview) = (sample(photo), photo.previewPixelBuffer.flatMap { self.sample($0, photo.timestamp) })
            OptionalRequirement.call {
                delegate.photoOutput(
                    output, didFinishProcessingPhoto: sample, previewPhoto: preview, resolvedSettings: shot.resolved, bracketSettings: nil,
                    error: nil)
            }
        }
        finish(shot.resolved, nil)
    }

    private func finish(_ resolved: AVCaptureResolvedPhotoSettings, _ error: (any Error)?) {
        guard let delegate else { return }
        OptionalRequirement.call { delegate.photoOutput(output, didFinishCaptureFor: resolved, error: error) }
    }

    private func sample(_ photo: AVCapturePhoto) -> CMSampleBuffer? {
        if let pixels = photo.pixelBuffer { return sample(pixels, photo.timestamp) }
        return photo.fileDataRepresentation().flatMap { CMSampleBuffer(jpeg: $0, photo.resolvedSettings.photoDimensions, photo.timestamp) }
    }

    private func sample(_ pixels: CVPixelBuffer, _ time: CMTime) -> CMSampleBuffer? {
        let timing = CMSampleTimingInfo(duration: .invalid, presentationTimeStamp: time, decodeTimeStamp: .invalid)
        return (try? CMFormatDescription(imageBuffer: pixels)).flatMap {
            try? CMSampleBuffer(imageBuffer: pixels, formatDescription: $0, sampleTiming: timing)
        }
    }
}

extension CMSampleBuffer {
    /// A sample of the bytes of a JPEG file.
    convenience init?(jpeg: Data, _ size: CMVideoDimensions, _ time: CMTime) {
        guard let format = try? CMFormatDescription(videoCodecType: .jpeg, width: Int(size.width), height: Int(size.height)) else {
            return nil
        }
        let timing = CMSampleTimingInfo(duration: .invalid, presentationTimeStamp: time, decodeTimeStamp: .invalid)
        self.init(jpeg, format, timing: timing)
    }
}
