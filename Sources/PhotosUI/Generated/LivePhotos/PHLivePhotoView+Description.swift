// Made by `make generate` from the sources of this module.
import AVFoundation
import ObjCRuntime
import Photos
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

extension PHLivePhotoView {
    nonisolated static var descriptionOfPHLivePhotoView: FrameworkClass {
        FrameworkClass(
            PHLivePhotoView.self,
            properties: "contentMode contentsRect delegate livePhoto muted/isMuted playbackGestureRecognizer",
            methods: "startPlaybackWithPHLivePhotoViewPlaybackStyle: stopPlayback",
            classMethods: "livePhotoBadgeImageWithOptions:",
            initializers: "init initWithCoder: initWithFrame:",
            property: PHLivePhotoView.propertyOfPHLivePhotoView,
            method: PHLivePhotoView.methodOfPHLivePhotoView,
            classMethod: PHLivePhotoView.classMethodOfPHLivePhotoView,
            initializer: PHLivePhotoView.initializerOfPHLivePhotoView)
    }

    private static func propertyOfPHLivePhotoView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("contentMode", \PHLivePhotoView.contentMode)
        case 1: return .value("contentsRect", \PHLivePhotoView.contentsRect)
        case 2: return .reference(\PHLivePhotoView.delegate)
        case 3: return .value("livePhoto", \PHLivePhotoView.livePhoto)
        case 4: return .value("muted", \PHLivePhotoView.isMuted)
        default: return .readOnly(\PHLivePhotoView.playbackGestureRecognizer)
        }
    }

    nonisolated private static func methodOfPHLivePhotoView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHLivePhotoView).startPlayback(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "startPlaybackWithPHLivePhotoViewPlaybackStyle:", as: (PHLivePhotoViewPlaybackStyle).self))
            }
        default: return { r, _ in (r as! PHLivePhotoView).stopPlayback() }
        }
    }

    nonisolated private static func classMethodOfPHLivePhotoView(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! PHLivePhotoView.Type).livePhotoBadgeImage(
                options: ObjCRuntime.ObjCMessage.argument(a, 0, "livePhotoBadgeImageWithOptions:", as: (PHLivePhotoBadgeOptions).self))
        }
    }

    nonisolated private static func initializerOfPHLivePhotoView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in PHLivePhotoView() }
        case 1: return { a in PHLivePhotoView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in PHLivePhotoView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
