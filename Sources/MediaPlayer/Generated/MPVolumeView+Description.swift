// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPVolumeView {
    nonisolated static var descriptionOfMPVolumeView: FrameworkClass {
        FrameworkClass(
            MPVolumeView.self,
            properties: "showsVolumeSlider wirelessRouteActive/isWirelessRouteActive wirelessRoutesAvailable/areWirelessRoutesAvailable",
            methods: """
                setMaximumVolumeSliderImage:forState: setMinimumVolumeSliderImage:forState: setVolumeThumbImage:forState: \
                volumeSliderRectForBounds: volumeThumbImageForState:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: MPVolumeView.propertyOfMPVolumeView,
            method: MPVolumeView.methodOfMPVolumeView,
            initializer: MPVolumeView.initializerOfMPVolumeView)
    }

    private static func propertyOfMPVolumeView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("showsVolumeSlider", \MPVolumeView.showsVolumeSlider)
        case 1: return .readOnly(\MPVolumeView.isWirelessRouteActive)
        default: return .readOnly(\MPVolumeView.areWirelessRoutesAvailable)
        }
    }

    nonisolated private static func methodOfMPVolumeView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPVolumeView).setMaximumVolumeSliderImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMaximumVolumeSliderImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setMaximumVolumeSliderImage:forState:", as: (UIControl.State).self))
            }
        case 1:
            return { r, a in
                (r as! MPVolumeView).setMinimumVolumeSliderImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMinimumVolumeSliderImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setMinimumVolumeSliderImage:forState:", as: (UIControl.State).self))
            }
        case 2:
            return { r, a in
                (r as! MPVolumeView).setVolumeThumbImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setVolumeThumbImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setVolumeThumbImage:forState:", as: (UIControl.State).self))
            }
        case 3:
            return { r, a in
                (r as! MPVolumeView).volumeSliderRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "volumeSliderRectForBounds:", as: (CGRect).self))
            }
        default:
            return { r, a in
                (r as! MPVolumeView).volumeThumbImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "volumeThumbImageForState:", as: (UIControl.State).self))
            }
        }
    }

    nonisolated private static func initializerOfMPVolumeView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MPVolumeView() }
        case 1: return { a in MPVolumeView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in MPVolumeView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
