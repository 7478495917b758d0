// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVCaptureDevice.DiscoverySession {
    nonisolated static var descriptionOfAVCaptureDeviceDiscoverySession: FrameworkClass {
        FrameworkClass(
            AVCaptureDevice.DiscoverySession.self,
            properties: "devices",
            initializers: "discoverySessionWithDeviceTypes:mediaType:position:",
            property: AVCaptureDevice.DiscoverySession.propertyOfAVCaptureDeviceDiscoverySession,
            initializer: AVCaptureDevice.DiscoverySession.initializerOfAVCaptureDeviceDiscoverySession)
    }

    private static func propertyOfAVCaptureDeviceDiscoverySession(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVCaptureDevice.DiscoverySession.devices)
    }

    nonisolated private static func initializerOfAVCaptureDeviceDiscoverySession(_ index: Int) -> ObjCFactory {
        { a in
            AVCaptureDevice.DiscoverySession(
                deviceTypes: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "discoverySessionWithDeviceTypes:mediaType:position:", as: ([AVCaptureDevice.DeviceType]).self),
                mediaType: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "discoverySessionWithDeviceTypes:mediaType:position:", as: (AVMediaType?).self),
                position: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "discoverySessionWithDeviceTypes:mediaType:position:", as: (AVCaptureDevice.Position).self))
        }
    }
}
