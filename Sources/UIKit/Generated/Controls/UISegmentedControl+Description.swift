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

extension UISegmentedControl {
    nonisolated static var descriptionOfUISegmentedControl: FrameworkClass {
        FrameworkClass(
            UISegmentedControl.self,
            properties: """
                .allTitleTextAttributes* apportionsSegmentWidthsByContent momentary/isMomentary numberOfSegments \
                selectedSegmentIndex selectedSegmentTintColor* springLoaded/isSpringLoaded
                """,
            methods: """
                actionForSegmentAtIndex: backgroundImageForState:barMetrics: contentOffsetForSegmentAtIndex: \
                contentPositionAdjustmentForSegmentType:barMetrics: dividerImageForLeftSegmentState:rightSegmentState:barMetrics: \
                imageForSegmentAtIndex: insertSegmentWithAction:atIndex:animated: insertSegmentWithImage:atIndex:animated: \
                insertSegmentWithTitle:atIndex:animated: isEnabledForSegmentAtIndex: removeAllSegments \
                removeSegmentAtIndex:animated: segmentIndexForActionIdentifier: setAction:forSegmentAtIndex: \
                setBackgroundImage:forState:barMetrics: setContentOffset:forSegmentAtIndex: \
                setContentPositionAdjustment:forSegmentType:barMetrics: \
                setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics: setEnabled:forSegmentAtIndex: \
                setImage:forSegmentAtIndex: setTitle:forSegmentAtIndex: setTitleTextAttributes:forState: setWidth:forSegmentAtIndex: \
                titleForSegmentAtIndex: titleTextAttributesForState: widthForSegmentAtIndex:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:actions: initWithFrame:primaryAction: initWithItems:",
            property: UISegmentedControl.propertyOfUISegmentedControl,
            method: UISegmentedControl.methodOfUISegmentedControl,
            initializer: UISegmentedControl.initializerOfUISegmentedControl)
    }

    private static func propertyOfUISegmentedControl(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allTitleTextAttributes", \UISegmentedControl.allTitleTextAttributes)
        case 1: return .value("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
        case 2: return .value("momentary", \UISegmentedControl.isMomentary)
        case 3: return .readOnly(\UISegmentedControl.numberOfSegments)
        case 4: return .value("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        case 5: return .value("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
        default: return .value("springLoaded", \UISegmentedControl.isSpringLoaded)
        }
    }

    nonisolated private static func methodOfUISegmentedControl(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISegmentedControl).actionForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "actionForSegmentAtIndex:", as: (Int).self))
            }
        case 1:
            return { r, a in
                (r as! UISegmentedControl).backgroundImage(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "backgroundImageForState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(a, 1, "backgroundImageForState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 2:
            return { r, a in
                (r as! UISegmentedControl).contentOffsetForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "contentOffsetForSegmentAtIndex:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! UISegmentedControl).contentPositionAdjustment(
                    forSegmentType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "contentPositionAdjustmentForSegmentType:barMetrics:", as: (UISegmentedControl.Segment).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "contentPositionAdjustmentForSegmentType:barMetrics:", as: (UIBarMetrics).self))
            }
        case 4:
            return { r, a in
                (r as! UISegmentedControl).dividerImage(
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dividerImageForLeftSegmentState:rightSegmentState:barMetrics:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dividerImageForLeftSegmentState:rightSegmentState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "dividerImageForLeftSegmentState:rightSegmentState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 5:
            return { r, a in
                (r as! UISegmentedControl).imageForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "imageForSegmentAtIndex:", as: (Int).self))
            }
        case 6:
            return { r, a in
                (r as! UISegmentedControl).insertSegment(
                    action: ObjCRuntime.ObjCMessage.argument(a, 0, "insertSegmentWithAction:atIndex:animated:", as: (UIAction).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSegmentWithAction:atIndex:animated:", as: (Int).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "insertSegmentWithAction:atIndex:animated:", as: (Bool).self))
            }
        case 7:
            return { r, a in
                (r as! UISegmentedControl).insertSegment(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "insertSegmentWithImage:atIndex:animated:", as: (UIImage?).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSegmentWithImage:atIndex:animated:", as: (Int).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "insertSegmentWithImage:atIndex:animated:", as: (Bool).self))
            }
        case 8:
            return { r, a in
                (r as! UISegmentedControl).insertSegment(
                    withTitle: ObjCRuntime.ObjCMessage.argument(a, 0, "insertSegmentWithTitle:atIndex:animated:", as: (String?).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSegmentWithTitle:atIndex:animated:", as: (Int).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "insertSegmentWithTitle:atIndex:animated:", as: (Bool).self))
            }
        case 9:
            return { r, a in
                (r as! UISegmentedControl).isEnabledForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "isEnabledForSegmentAtIndex:", as: (Int).self))
            }
        case 10: return { r, _ in (r as! UISegmentedControl).removeAllSegments() }
        case 11:
            return { r, a in
                (r as! UISegmentedControl).removeSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeSegmentAtIndex:animated:", as: (Int).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "removeSegmentAtIndex:animated:", as: (Bool).self))
            }
        case 12:
            return { r, a in
                (r as! UISegmentedControl).segmentIndex(
                    identifiedBy: ObjCRuntime.ObjCMessage.argument(a, 0, "segmentIndexForActionIdentifier:", as: (UIAction.Identifier).self)
                )
            }
        case 13:
            return { r, a in
                (r as! UISegmentedControl).setAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAction:forSegmentAtIndex:", as: (UIAction).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setAction:forSegmentAtIndex:", as: (Int).self))
            }
        case 14:
            return { r, a in
                (r as! UISegmentedControl).setBackgroundImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBackgroundImage:forState:barMetrics:", as: (UIImage?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBackgroundImage:forState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(a, 2, "setBackgroundImage:forState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 15:
            return { r, a in
                (r as! UISegmentedControl).setContentOffset(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContentOffset:forSegmentAtIndex:", as: (CGSize).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setContentOffset:forSegmentAtIndex:", as: (Int).self))
            }
        case 16:
            return { r, a in
                (r as! UISegmentedControl).setContentPositionAdjustment(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContentPositionAdjustment:forSegmentType:barMetrics:", as: (UIOffset).self),
                    forSegmentType: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setContentPositionAdjustment:forSegmentType:barMetrics:", as: (UISegmentedControl.Segment).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setContentPositionAdjustment:forSegmentType:barMetrics:", as: (UIBarMetrics).self))
            }
        case 17:
            return { r, a in
                (r as! UISegmentedControl).setDividerImage(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:", as: (UIImage?).self),
                    forLeftSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:", as: (UIControl.State).self),
                    rightSegmentState: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:", as: (UIControl.State).self),
                    barMetrics: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:", as: (UIBarMetrics).self))
            }
        case 18:
            return { r, a in
                (r as! UISegmentedControl).setEnabled(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setEnabled:forSegmentAtIndex:", as: (Bool).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setEnabled:forSegmentAtIndex:", as: (Int).self))
            }
        case 19:
            return { r, a in
                (r as! UISegmentedControl).setImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setImage:forSegmentAtIndex:", as: (UIImage?).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setImage:forSegmentAtIndex:", as: (Int).self))
            }
        case 20:
            return { r, a in
                (r as! UISegmentedControl).setTitle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitle:forSegmentAtIndex:", as: (String?).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitle:forSegmentAtIndex:", as: (Int).self))
            }
        case 21:
            return { r, a in
                (r as! UISegmentedControl).setTitleTextAttributes(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitleTextAttributes:forState:", as: ([NSAttributedString.Key: Any]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitleTextAttributes:forState:", as: (UIControl.State).self))
            }
        case 22:
            return { r, a in
                (r as! UISegmentedControl).setWidth(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setWidth:forSegmentAtIndex:", as: (CGFloat).self),
                    forSegmentAt: ObjCRuntime.ObjCMessage.argument(a, 1, "setWidth:forSegmentAtIndex:", as: (Int).self))
            }
        case 23:
            return { r, a in
                (r as! UISegmentedControl).titleForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "titleForSegmentAtIndex:", as: (Int).self))
            }
        case 24:
            return { r, a in
                (r as! UISegmentedControl).titleTextAttributes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleTextAttributesForState:", as: (UIControl.State).self))
            }
        default:
            return { r, a in
                (r as! UISegmentedControl).widthForSegment(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "widthForSegmentAtIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUISegmentedControl(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISegmentedControl() }
        case 1: return { a in UISegmentedControl(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UISegmentedControl(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        case 3:
            return { a in
                UISegmentedControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:actions:", as: (CGRect).self),
                    actions: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:actions:", as: ([UIAction]).self))
            }
        case 4:
            return { a in
                UISegmentedControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        default: return { a in UISegmentedControl(items: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItems:", as: ([Any]?).self)) }
        }
    }
}
