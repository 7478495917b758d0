// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("PDFKit", classes: names, description)
    }

    private static let names: NameList = """
        PDFAction PDFActionGoTo PDFActionNamed PDFActionRemoteGoTo PDFActionResetForm PDFActionURL PDFAnnotation PDFBorder \
        PDFDestination PDFDocument PDFOutline PDFPage PDFSelection PDFThumbnailView PDFView
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return PDFAction.descriptionOfPDFAction
        case 1: return PDFActionGoTo.descriptionOfPDFActionGoTo
        case 2: return PDFActionNamed.descriptionOfPDFActionNamed
        case 3: return PDFActionRemoteGoTo.descriptionOfPDFActionRemoteGoTo
        case 4: return PDFActionResetForm.descriptionOfPDFActionResetForm
        case 5: return PDFActionURL.descriptionOfPDFActionURL
        case 6: return PDFAnnotation.descriptionOfPDFAnnotation
        case 7: return PDFBorder.descriptionOfPDFBorder
        case 8: return PDFDestination.descriptionOfPDFDestination
        case 9: return PDFDocument.descriptionOfPDFDocument
        case 10: return PDFOutline.descriptionOfPDFOutline
        case 11: return PDFPage.descriptionOfPDFPage
        case 12: return PDFSelection.descriptionOfPDFSelection
        case 13: return PDFThumbnailView.descriptionOfPDFThumbnailView
        default: return PDFView.descriptionOfPDFView
        }
    }
}
