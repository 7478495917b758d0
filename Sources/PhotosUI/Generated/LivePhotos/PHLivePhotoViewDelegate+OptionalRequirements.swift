// Made by `make generate` from the sources of this module.
import AVFoundation
import ObjCRuntime
import Photos
import UIKit

extension PHLivePhotoViewDelegate {
    /// Not implemented.
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {
        OptionalRequirement.notImplemented()
    }
}
