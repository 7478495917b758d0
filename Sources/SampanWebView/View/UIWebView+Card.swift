import UIKit

extension ClassCard {
    static let oldWebView = ClassCard(
        UIWebView.self, elements: "webView", names: "gapBetweenPages pageLength paginationBreakingMode paginationMode")
}
