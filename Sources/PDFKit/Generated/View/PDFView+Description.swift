// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFView {
    nonisolated static var descriptionOfPDFView: FrameworkClass {
        FrameworkClass(
            PDFView.self,
            properties: """
                autoScales canGoBack canGoForward canGoToFirstPage canGoToLastPage canGoToNextPage canGoToPreviousPage canZoomIn \
                canZoomOut currentDestination currentPage currentSelection delegate displayBox displayDirection displayMode \
                displaysAsBook displaysPageBreaks displaysRTL document documentView highlightedSelections isUsingPageViewController \
                maxScaleFactor minScaleFactor pageBreakMargins pageShadowsEnabled scaleFactor scaleFactorForSizeToFit visiblePages
                """,
            methods: """
                annotationsChangedOnPDFPage: areaOfInterestForPoint: clearSelection convertPoint:fromPage: convertPoint:toPage: \
                convertRect:fromPage: convertRect:toPage: copy: drawPage:toContext: drawPagePost:toContext: \
                gestureRecognizer:shouldReceiveTouch: goBack: goForward: goToDestination: goToFirstPage: goToLastPage: goToNextPage: \
                goToPage: goToPreviousPage: goToRect:onPage: goToSelection: layoutDocumentView pageForPoint:nearest: \
                performPDFAction: rowSizeForPage: scrollSelectionToVisible: selectAll: setCurrentSelection:animate: \
                usePageViewController:withViewOptions: zoomIn: zoomOut:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: PDFView.propertyOfPDFView,
            method: PDFView.methodOfPDFView,
            initializer: PDFView.initializerOfPDFView)
    }

    private static func propertyOfPDFView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("autoScales", \PDFView.autoScales)
        case 1: return .readOnly(\PDFView.canGoBack)
        case 2: return .readOnly(\PDFView.canGoForward)
        case 3: return .readOnly(\PDFView.canGoToFirstPage)
        case 4: return .readOnly(\PDFView.canGoToLastPage)
        case 5: return .readOnly(\PDFView.canGoToNextPage)
        case 6: return .readOnly(\PDFView.canGoToPreviousPage)
        case 7: return .readOnly(\PDFView.canZoomIn)
        case 8: return .readOnly(\PDFView.canZoomOut)
        case 9: return .readOnly(\PDFView.currentDestination)
        case 10: return .readOnly(\PDFView.currentPage)
        case 11: return .value("currentSelection", \PDFView.currentSelection)
        case 12: return .reference(\PDFView.delegate)
        case 13: return .value("displayBox", \PDFView.displayBox)
        case 14: return .value("displayDirection", \PDFView.displayDirection)
        case 15: return .value("displayMode", \PDFView.displayMode)
        case 16: return .value("displaysAsBook", \PDFView.displaysAsBook)
        case 17: return .value("displaysPageBreaks", \PDFView.displaysPageBreaks)
        case 18: return .value("displaysRTL", \PDFView.displaysRTL)
        case 19: return .value("document", \PDFView.document)
        case 20: return .readOnly(\PDFView.documentView)
        case 21: return .value("highlightedSelections", \PDFView.highlightedSelections)
        case 22: return .readOnly(\PDFView.isUsingPageViewController)
        case 23: return .value("maxScaleFactor", \PDFView.maxScaleFactor)
        case 24: return .value("minScaleFactor", \PDFView.minScaleFactor)
        case 25: return .value("pageBreakMargins", \PDFView.pageBreakMargins)
        case 26: return .value("pageShadowsEnabled", \PDFView.pageShadowsEnabled)
        case 27: return .value("scaleFactor", \PDFView.scaleFactor)
        case 28: return .readOnly(\PDFView.scaleFactorForSizeToFit)
        default: return .readOnly(\PDFView.visiblePages)
        }
    }

    nonisolated private static func methodOfPDFView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PDFView).annotationsChanged(
                    on: ObjCRuntime.ObjCMessage.argument(a, 0, "annotationsChangedOnPDFPage:", as: (PDFPage).self))
            }
        case 1:
            return { r, a in
                (r as! PDFView).areaOfInterest(for: ObjCRuntime.ObjCMessage.argument(a, 0, "areaOfInterestForPoint:", as: (CGPoint).self))
            }
        case 2: return { r, _ in (r as! PDFView).clearSelection() }
        case 3:
            return { r, a in
                (r as! PDFView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromPage:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromPage:", as: (PDFPage).self))
            }
        case 4:
            return { r, a in
                (r as! PDFView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toPage:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toPage:", as: (PDFPage).self))
            }
        case 5:
            return { r, a in
                (r as! PDFView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:fromPage:", as: (CGRect).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:fromPage:", as: (PDFPage).self))
            }
        case 6:
            return { r, a in
                (r as! PDFView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:toPage:", as: (CGRect).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:toPage:", as: (PDFPage).self))
            }
        case 7: return { r, a in (r as! PDFView).copy(ObjCRuntime.ObjCMessage.argument(a, 0, "copy:", as: (Any?).self)) }
        case 8:
            return { r, a in
                (r as! PDFView).draw(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "drawPage:toContext:", as: (PDFPage).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "drawPage:toContext:", as: (CGContext).self))
            }
        case 9:
            return { r, a in
                (r as! PDFView).drawPagePost(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "drawPagePost:toContext:", as: (PDFPage).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "drawPagePost:toContext:", as: (CGContext).self))
            }
        case 10:
            return { r, a in
                (r as! PDFView).gestureRecognizer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizer:shouldReceiveTouch:", as: (UIGestureRecognizer).self),
                    shouldReceive: ObjCRuntime.ObjCMessage.argument(a, 1, "gestureRecognizer:shouldReceiveTouch:", as: (UITouch).self))
            }
        case 11: return { r, a in (r as! PDFView).goBack(ObjCRuntime.ObjCMessage.argument(a, 0, "goBack:", as: (Any?).self)) }
        case 12: return { r, a in (r as! PDFView).goForward(ObjCRuntime.ObjCMessage.argument(a, 0, "goForward:", as: (Any?).self)) }
        case 13:
            return { r, a in (r as! PDFView).go(to: ObjCRuntime.ObjCMessage.argument(a, 0, "goToDestination:", as: (PDFDestination).self)) }
        case 14: return { r, a in (r as! PDFView).goToFirstPage(ObjCRuntime.ObjCMessage.argument(a, 0, "goToFirstPage:", as: (Any?).self)) }
        case 15: return { r, a in (r as! PDFView).goToLastPage(ObjCRuntime.ObjCMessage.argument(a, 0, "goToLastPage:", as: (Any?).self)) }
        case 16: return { r, a in (r as! PDFView).goToNextPage(ObjCRuntime.ObjCMessage.argument(a, 0, "goToNextPage:", as: (Any?).self)) }
        case 17: return { r, a in (r as! PDFView).go(to: ObjCRuntime.ObjCMessage.argument(a, 0, "goToPage:", as: (PDFPage).self)) }
        case 18:
            return { r, a in (r as! PDFView).goToPreviousPage(ObjCRuntime.ObjCMessage.argument(a, 0, "goToPreviousPage:", as: (Any?).self))
            }
        case 19:
            return { r, a in
                (r as! PDFView).go(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "goToRect:onPage:", as: (CGRect).self),
                    on: ObjCRuntime.ObjCMessage.argument(a, 1, "goToRect:onPage:", as: (PDFPage).self))
            }
        case 20:
            return { r, a in (r as! PDFView).go(to: ObjCRuntime.ObjCMessage.argument(a, 0, "goToSelection:", as: (PDFSelection).self)) }
        case 21: return { r, _ in (r as! PDFView).layoutDocumentView() }
        case 22:
            return { r, a in
                (r as! PDFView).page(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "pageForPoint:nearest:", as: (CGPoint).self),
                    nearest: ObjCRuntime.ObjCMessage.argument(a, 1, "pageForPoint:nearest:", as: (Bool).self))
            }
        case 23:
            return { r, a in (r as! PDFView).perform(ObjCRuntime.ObjCMessage.argument(a, 0, "performPDFAction:", as: (PDFAction).self)) }
        case 24:
            return { r, a in (r as! PDFView).rowSize(for: ObjCRuntime.ObjCMessage.argument(a, 0, "rowSizeForPage:", as: (PDFPage).self)) }
        case 25:
            return { r, a in
                (r as! PDFView).scrollSelectionToVisible(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "scrollSelectionToVisible:", as: (Any?).self))
            }
        case 26: return { r, a in (r as! PDFView).selectAll(ObjCRuntime.ObjCMessage.argument(a, 0, "selectAll:", as: (Any?).self)) }
        case 27:
            return { r, a in
                (r as! PDFView).setCurrentSelection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCurrentSelection:animate:", as: (PDFSelection?).self),
                    animate: ObjCRuntime.ObjCMessage.argument(a, 1, "setCurrentSelection:animate:", as: (Bool).self))
            }
        case 28:
            return { r, a in
                (r as! PDFView).usePageViewController(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "usePageViewController:withViewOptions:", as: (Bool).self),
                    withViewOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "usePageViewController:withViewOptions:", as: ([AnyHashable: Any]?).self))
            }
        case 29: return { r, a in (r as! PDFView).zoomIn(ObjCRuntime.ObjCMessage.argument(a, 0, "zoomIn:", as: (Any?).self)) }
        default: return { r, a in (r as! PDFView).zoomOut(ObjCRuntime.ObjCMessage.argument(a, 0, "zoomOut:", as: (Any?).self)) }
        }
    }

    nonisolated private static func initializerOfPDFView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in PDFView() }
        case 1: return { a in PDFView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in PDFView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
