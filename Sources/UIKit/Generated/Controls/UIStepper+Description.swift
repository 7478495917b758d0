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

extension UIStepper {
    nonisolated static var descriptionOfUIStepper: FrameworkClass {
        FrameworkClass(
            UIStepper.self,
            properties: "autorepeat bounds continuous/isContinuous frame maximumValue minimumValue stepValue value wraps",
            methods: """
                backgroundImageForState: decrementImageForState: dividerImageForLeftSegmentState:rightSegmentState: \
                incrementImageForState: setBackgroundImage:forState: setDecrementImage:forState: \
                setDividerImage:forLeftSegmentState:rightSegmentState: setIncrementImage:forState:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UIStepper.propertyOfUIStepper,
            method: UIStepper.methodOfUIStepper,
            initializer: UIStepper.initializerOfUIStepper)
    }

    private static func propertyOfUIStepper(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("autorepeat", \UIStepper.autorepeat)
        case 1: return .value("bounds", \UIStepper.bounds)
        case 2: return .value("continuous", \UIStepper.isContinuous)
        case 3: return .value("frame", \UIStepper.frame)
        case 4: return .value("maximumValue", \UIStepper.maximumValue)
        case 5: return .value("minimumValue", \UIStepper.minimumValue)
        case 6: return .value("stepValue", \UIStepper.stepValue)
        case 7: return .value("value", \UIStepper.value)
        default: return .value("wraps", \UIStepper.wraps)
        }
    }

    nonisolated private static func methodOfUIStepper(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIStepper).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForState:", as: (UIControl.State).self))
            }
        case 1:
            return { r, a in
                (r as! UIStepper).decrementImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "decrementImageForState:", as: (UIControl.State).self))
            }
        case 2:
            return { r, a in
                (r as! UIStepper).dividerImage(
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dividerImageForLeftSegmentState:rightSegmentState:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dividerImageForLeftSegmentState:rightSegmentState:", as: (UIControl.State).self))
            }
        case 3:
            return { r, a in
                (r as! UIStepper).incrementImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "incrementImageForState:", as: (UIControl.State).self))
            }
        case 4:
            return { r, a in
                (r as! UIStepper).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forState:", as: (UIControl.State).self))
            }
        case 5:
            return { r, a in
                (r as! UIStepper).setDecrementImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setDecrementImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setDecrementImage:forState:", as: (UIControl.State).self))
            }
        case 6:
            return { r, a in
                (r as! UIStepper).setDividerImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setDividerImage:forLeftSegmentState:rightSegmentState:", as: (UIImage?).self),
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setDividerImage:forLeftSegmentState:rightSegmentState:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setDividerImage:forLeftSegmentState:rightSegmentState:", as: (UIControl.State).self))
            }
        default:
            return { r, a in
                (r as! UIStepper).setIncrementImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setIncrementImage:forState:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setIncrementImage:forState:", as: (UIControl.State).self))
            }
        }
    }

    nonisolated private static func initializerOfUIStepper(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIStepper() }
        case 1: return { a in UIStepper(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIStepper(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIStepper(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
