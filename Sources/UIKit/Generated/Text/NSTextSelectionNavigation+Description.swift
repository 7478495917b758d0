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

extension NSTextSelectionNavigation {
    nonisolated static var descriptionOfNSTextSelectionNavigation: FrameworkClass {
        FrameworkClass(
            NSTextSelectionNavigation.self,
            properties: "allowsNonContiguousRanges textSelectionDataSource",
            methods: """
                deletionRangesForTextSelection:direction:destination:allowsDecomposition: \
                destinationSelectionForTextSelection:direction:destination:extending:confined: flushLayoutCache \
                resolvedInsertionLocationForTextSelection:writingDirection: \
                textSelectionForSelectionGranularity:enclosingPoint:inContainerAtLocation: \
                textSelectionForSelectionGranularity:enclosingTextSelection: \
                textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:
                """,
            initializers: "initWithDataSource:",
            property: NSTextSelectionNavigation.propertyOfNSTextSelectionNavigation,
            method: NSTextSelectionNavigation.methodOfNSTextSelectionNavigation,
            initializer: NSTextSelectionNavigation.initializerOfNSTextSelectionNavigation)
    }

    private static func propertyOfNSTextSelectionNavigation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsNonContiguousRanges", \NSTextSelectionNavigation.allowsNonContiguousRanges)
        default: return .readOnly(\NSTextSelectionNavigation.textSelectionDataSource)
        }
    }

    nonisolated private static func methodOfNSTextSelectionNavigation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSTextSelectionNavigation).deletionRanges(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "deletionRangesForTextSelection:direction:destination:allowsDecomposition:", as: (NSTextSelection).self),
                    direction: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "deletionRangesForTextSelection:direction:destination:allowsDecomposition:",
                        as: (NSTextSelectionNavigation.Direction).self),
                    destination: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "deletionRangesForTextSelection:direction:destination:allowsDecomposition:",
                        as: (NSTextSelectionNavigation.Destination).self),
                    allowsDecomposition: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "deletionRangesForTextSelection:direction:destination:allowsDecomposition:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! NSTextSelectionNavigation).destinationSelection(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "destinationSelectionForTextSelection:direction:destination:extending:confined:", as: (NSTextSelection).self),
                    direction: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "destinationSelectionForTextSelection:direction:destination:extending:confined:",
                        as: (NSTextSelectionNavigation.Direction).self),
                    destination: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "destinationSelectionForTextSelection:direction:destination:extending:confined:",
                        as: (NSTextSelectionNavigation.Destination).self),
                    extending: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "destinationSelectionForTextSelection:direction:destination:extending:confined:", as: (Bool).self),
                    confined: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "destinationSelectionForTextSelection:direction:destination:extending:confined:", as: (Bool).self))
            }
        case 2: return { r, _ in (r as! NSTextSelectionNavigation).flushLayoutCache() }
        case 3:
            return { r, a in
                (r as! NSTextSelectionNavigation).resolvedInsertionLocation(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "resolvedInsertionLocationForTextSelection:writingDirection:", as: (NSTextSelection).self),
                    writingDirection: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "resolvedInsertionLocationForTextSelection:writingDirection:",
                        as: (NSTextSelectionNavigation.WritingDirection).self))
            }
        case 4:
            return { r, a in
                (r as! NSTextSelectionNavigation).textSelection(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "textSelectionForSelectionGranularity:enclosingPoint:inContainerAtLocation:",
                        as: (NSTextSelection.Granularity).self),
                    enclosing: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "textSelectionForSelectionGranularity:enclosingPoint:inContainerAtLocation:", as: (CGPoint).self),
                    inContainerAt: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "textSelectionForSelectionGranularity:enclosingPoint:inContainerAtLocation:", as: (any NSTextLocation).self))
            }
        case 5:
            return { r, a in
                (r as! NSTextSelectionNavigation).textSelection(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "textSelectionForSelectionGranularity:enclosingTextSelection:", as: (NSTextSelection.Granularity).self),
                    enclosing: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "textSelectionForSelectionGranularity:enclosingTextSelection:", as: (NSTextSelection).self))
            }
        default:
            return { r, a in
                (r as! NSTextSelectionNavigation).textSelections(
                    interactingAt: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:",
                        as: (CGPoint).self),
                    inContainerAt: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:",
                        as: (any NSTextLocation).self),
                    anchors: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:",
                        as: ([NSTextSelection]).self),
                    modifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:",
                        as: (NSTextSelectionNavigation.Modifier).self),
                    selecting: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:", as: (Bool).self),
                    bounds: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:",
                        as: (CGRect).self))
            }
        }
    }

    nonisolated private static func initializerOfNSTextSelectionNavigation(_ index: Int) -> ObjCFactory {
        { a in
            NSTextSelectionNavigation(
                dataSource: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDataSource:", as: (any NSTextSelectionDataSource).self))
        }
    }
}
