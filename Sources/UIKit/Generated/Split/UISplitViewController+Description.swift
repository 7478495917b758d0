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

extension UISplitViewController {
    nonisolated static var descriptionOfUISplitViewController: FrameworkClass {
        FrameworkClass(
            UISplitViewController.self,
            properties: """
                collapsed/isCollapsed delegate displayMode displayModeButtonItem displayModeButtonVisibility \
                maximumPrimaryColumnWidth maximumSupplementaryColumnWidth minimumPrimaryColumnWidth minimumSupplementaryColumnWidth \
                preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior \
                preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction presentsWithGesture \
                primaryBackgroundStyle primaryColumnWidth primaryEdge showsSecondaryOnlyButton splitBehavior style \
                supplementaryColumnWidth viewControllers
                """,
            methods: "hideColumn: setViewController:forColumn: showColumn: viewControllerForColumn:",
            initializers: "init initWithCoder: initWithNibName:bundle: initWithStyle:",
            property: UISplitViewController.propertyOfUISplitViewController,
            method: UISplitViewController.methodOfUISplitViewController,
            initializer: UISplitViewController.initializerOfUISplitViewController)
    }

    private static func propertyOfUISplitViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UISplitViewController.isCollapsed)
        case 1: return .reference(\UISplitViewController.delegate)
        case 2: return .readOnly(\UISplitViewController.displayMode)
        case 3: return .readOnly(\UISplitViewController.displayModeButtonItem)
        case 4: return .value("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
        case 5: return .value("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
        case 6: return .value("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
        case 7: return .value("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
        case 8: return .value("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
        case 9: return .value("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
        case 10: return .value("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
        case 11: return .value("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
        case 12: return .value("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
        case 13: return .value("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
        case 14:
            return .value("preferredSupplementaryColumnWidthFraction", \UISplitViewController.preferredSupplementaryColumnWidthFraction)
        case 15: return .value("presentsWithGesture", \UISplitViewController.presentsWithGesture)
        case 16: return .value("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
        case 17: return .readOnly(\UISplitViewController.primaryColumnWidth)
        case 18: return .value("primaryEdge", \UISplitViewController.primaryEdge)
        case 19: return .value("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
        case 20: return .readOnly(\UISplitViewController.splitBehavior)
        case 21: return .readOnly(\UISplitViewController.style)
        case 22: return .readOnly(\UISplitViewController.supplementaryColumnWidth)
        default: return .value("viewControllers", \UISplitViewController.viewControllers)
        }
    }

    nonisolated private static func methodOfUISplitViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISplitViewController).hide(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "hideColumn:", as: (UISplitViewController.Column).self))
            }
        case 1:
            return { r, a in
                (r as! UISplitViewController).setViewController(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setViewController:forColumn:", as: (UIViewController?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setViewController:forColumn:", as: (UISplitViewController.Column).self))
            }
        case 2:
            return { r, a in
                (r as! UISplitViewController).show(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "showColumn:", as: (UISplitViewController.Column).self))
            }
        default:
            return { r, a in
                (r as! UISplitViewController).viewController(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "viewControllerForColumn:", as: (UISplitViewController.Column).self))
            }
        }
    }

    nonisolated private static func initializerOfUISplitViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISplitViewController() }
        case 1: return { a in UISplitViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UISplitViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        default:
            return { a in
                UISplitViewController(
                    style: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStyle:", as: (UISplitViewController.Style).self))
            }
        }
    }
}
