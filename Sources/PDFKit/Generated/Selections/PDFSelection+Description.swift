// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFSelection {
    nonisolated static var descriptionOfPDFSelection: FrameworkClass {
        FrameworkClass(
            PDFSelection.self,
            properties: "attributedString color pages string",
            methods: """
                addSelection: addSelections: boundsForPage: copyWithZone: drawForPage:active: drawForPage:withBox:active: \
                extendSelectionAtEnd: extendSelectionAtStart: extendSelectionForLineBoundaries numberOfTextRangesOnPage: \
                rangeAtIndex:onPage: selectionsByLine
                """,
            initializers: "initWithDocument:",
            property: PDFSelection.propertyOfPDFSelection,
            method: PDFSelection.methodOfPDFSelection,
            initializer: PDFSelection.initializerOfPDFSelection)
    }

    private static func propertyOfPDFSelection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PDFSelection.attributedString)
        case 1: return .value("color", \PDFSelection.color)
        case 2: return .readOnly(\PDFSelection.pages)
        default: return .readOnly(\PDFSelection.string)
        }
    }

    nonisolated private static func methodOfPDFSelection(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! PDFSelection).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addSelection:", as: (PDFSelection).self)) }
        case 1:
            return { r, a in (r as! PDFSelection).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addSelections:", as: ([PDFSelection]).self)) }
        case 2:
            return { r, a in (r as! PDFSelection).bounds(for: ObjCRuntime.ObjCMessage.argument(a, 0, "boundsForPage:", as: (PDFPage).self))
            }
        case 3:
            return { r, a in (r as! PDFSelection).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 4:
            return { r, a in
                (r as! PDFSelection).draw(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "drawForPage:active:", as: (PDFPage).self),
                    active: ObjCRuntime.ObjCMessage.argument(a, 1, "drawForPage:active:", as: (Bool).self))
            }
        case 5:
            return { r, a in
                (r as! PDFSelection).draw(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "drawForPage:withBox:active:", as: (PDFPage).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "drawForPage:withBox:active:", as: (PDFDisplayBox).self),
                    active: ObjCRuntime.ObjCMessage.argument(a, 2, "drawForPage:withBox:active:", as: (Bool).self))
            }
        case 6:
            return { r, a in
                (r as! PDFSelection).extend(atEnd: ObjCRuntime.ObjCMessage.argument(a, 0, "extendSelectionAtEnd:", as: (Int).self))
            }
        case 7:
            return { r, a in
                (r as! PDFSelection).extend(atStart: ObjCRuntime.ObjCMessage.argument(a, 0, "extendSelectionAtStart:", as: (Int).self))
            }
        case 8: return { r, _ in (r as! PDFSelection).extendForLineBoundaries() }
        case 9:
            return { r, a in
                (r as! PDFSelection).numberOfTextRanges(
                    on: ObjCRuntime.ObjCMessage.argument(a, 0, "numberOfTextRangesOnPage:", as: (PDFPage).self))
            }
        case 10:
            return { r, a in
                (r as! PDFSelection).range(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "rangeAtIndex:onPage:", as: (Int).self),
                    on: ObjCRuntime.ObjCMessage.argument(a, 1, "rangeAtIndex:onPage:", as: (PDFPage).self))
            }
        default: return { r, _ in (r as! PDFSelection).selectionsByLine() }
        }
    }

    nonisolated private static func initializerOfPDFSelection(_ index: Int) -> ObjCFactory {
        { a in PDFSelection(document: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDocument:", as: (PDFDocument).self)) }
    }
}
