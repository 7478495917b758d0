// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UISlider {
    nonisolated static var descriptionOfUISlider: FrameworkClass {
        FrameworkClass(
            UISlider.self,
            properties: """
                behavioralStyle continuous/isContinuous currentMaximumTrackImage currentMinimumTrackImage currentThumbImage \
                maximumTrackTintColor* maximumValue maximumValueImage minimumTrackTintColor* minimumValue minimumValueImage \
                preferredBehavioralStyle thumbTintColor* value
                """,
            methods: """
                maximumTrackImageForState: maximumValueImageRectForBounds: minimumTrackImageForState: \
                minimumValueImageRectForBounds: setMaximumTrackImage:forState: setMinimumTrackImage:forState: \
                setThumbImage:forState: setValue:animated: thumbImageForState: thumbRectForBounds:trackRect:value: \
                trackRectForBounds:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UISlider.propertyOfUISlider,
            method: UISlider.methodOfUISlider,
            initializer: UISlider.initializerOfUISlider)
    }

    private static func propertyOfUISlider(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UISlider.behavioralStyle)
        case 1: return .value("continuous", \UISlider.isContinuous)
        case 2: return .readOnly(\UISlider.currentMaximumTrackImage)
        case 3: return .readOnly(\UISlider.currentMinimumTrackImage)
        case 4: return .readOnly(\UISlider.currentThumbImage)
        case 5: return .value("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        case 6: return .value("maximumValue", \UISlider.maximumValue)
        case 7: return .value("maximumValueImage", \UISlider.maximumValueImage)
        case 8: return .value("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        case 9: return .value("minimumValue", \UISlider.minimumValue)
        case 10: return .value("minimumValueImage", \UISlider.minimumValueImage)
        case 11: return .value("preferredBehavioralStyle", \UISlider.preferredBehavioralStyle)
        case 12: return .value("thumbTintColor", \UISlider.thumbTintColor)
        default: return .value("value", \UISlider.value)
        }
    }

    nonisolated private static func methodOfUISlider(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISlider).maximumTrackImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "maximumTrackImageForState:", as: (UIControl.State).self))
            }
        case 1:
            return { r, a in
                (r as! UISlider).maximumValueImageRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "maximumValueImageRectForBounds:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! UISlider).minimumTrackImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "minimumTrackImageForState:", as: (UIControl.State).self))
            }
        case 3:
            return { r, a in
                (r as! UISlider).minimumValueImageRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "minimumValueImageRectForBounds:", as: (CGRect).self))
            }
        case 4:
            return { r, a in
                (r as! UISlider).setMaximumTrackImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMaximumTrackImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setMaximumTrackImage:forState:", as: (UIControl.State).self))
            }
        case 5:
            return { r, a in
                (r as! UISlider).setMinimumTrackImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMinimumTrackImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setMinimumTrackImage:forState:", as: (UIControl.State).self))
            }
        case 6:
            return { r, a in
                (r as! UISlider).setThumbImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setThumbImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setThumbImage:forState:", as: (UIControl.State).self))
            }
        case 7:
            return { r, a in
                (r as! UISlider).setValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValue:animated:", as: (Float).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setValue:animated:", as: (Bool).self))
            }
        case 8:
            return { r, a in
                (r as! UISlider).thumbImage(for: ObjCRuntime.ObjCMessage.argument(a, 0, "thumbImageForState:", as: (UIControl.State).self))
            }
        case 9:
            return { r, a in
                (r as! UISlider).thumbRect(
                    forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "thumbRectForBounds:trackRect:value:", as: (CGRect).self),
                    trackRect: ObjCRuntime.ObjCMessage.argument(a, 1, "thumbRectForBounds:trackRect:value:", as: (CGRect).self),
                    value: ObjCRuntime.ObjCMessage.argument(a, 2, "thumbRectForBounds:trackRect:value:", as: (Float).self))
            }
        default:
            return { r, a in
                (r as! UISlider).trackRect(forBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "trackRectForBounds:", as: (CGRect).self))
            }
        }
    }

    nonisolated private static func initializerOfUISlider(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISlider() }
        case 1: return { a in UISlider(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UISlider(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UISlider(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
