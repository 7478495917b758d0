// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHPhotoLibrary {
    nonisolated static var descriptionOfPHPhotoLibrary: FrameworkClass {
        FrameworkClass(
            PHPhotoLibrary.self,
            methods: """
                performChanges:completionHandler: performChangesAndWaitAndReturnError:: registerChangeObserver: \
                unregisterChangeObserver:
                """,
            classMethods: """
                authorizationStatus authorizationStatusForAccessLevel: requestAuthorization: \
                requestAuthorizationForAccessLevel:handler: shared
                """,
            method: PHPhotoLibrary.methodOfPHPhotoLibrary,
            classMethod: PHPhotoLibrary.classMethodOfPHPhotoLibrary)
    }

    nonisolated private static func methodOfPHPhotoLibrary(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHPhotoLibrary).performChanges(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performChanges:completionHandler:", as: (() -> Void).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "performChanges:completionHandler:", as: (((Bool, (any Error)?) -> Void)?).self))
            }
        case 1:
            return { r, a in
                try? (r as! PHPhotoLibrary).performChangesAndWait(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performChangesAndWaitAndReturnError::", as: (() -> Void).self))
            }
        case 2:
            return { r, a in
                (r as! PHPhotoLibrary).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerChangeObserver:", as: (any PHPhotoLibraryChangeObserver).self))
            }
        default:
            return { r, a in
                (r as! PHPhotoLibrary).unregisterChangeObserver(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "unregisterChangeObserver:", as: (any PHPhotoLibraryChangeObserver).self))
            }
        }
    }

    nonisolated private static func classMethodOfPHPhotoLibrary(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! PHPhotoLibrary.Type).authorizationStatus() }
        case 1:
            return { r, a in
                (r as! PHPhotoLibrary.Type).authorizationStatus(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "authorizationStatusForAccessLevel:", as: (PHAccessLevel).self))
            }
        case 2:
            return { r, a in
                (r as! PHPhotoLibrary.Type).requestAuthorization(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "requestAuthorization:", as: ((PHAuthorizationStatus) -> Void).self))
            }
        case 3:
            return { r, a in
                (r as! PHPhotoLibrary.Type).requestAuthorization(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "requestAuthorizationForAccessLevel:handler:", as: (PHAccessLevel).self),
                    handler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestAuthorizationForAccessLevel:handler:", as: ((PHAuthorizationStatus) -> Void).self))
            }
        default: return { r, _ in (r as! PHPhotoLibrary.Type).shared() }
        }
    }
}
