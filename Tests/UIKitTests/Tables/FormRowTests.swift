import Foundation
import Sessions
import Testing

@testable import UIKit

@Suite(.session) @MainActor
struct FormRowTests {
    @Test func aRowOfAFormHoldsItsViewsSideBySideAndIsHighEnoughForAFinger() {
        let (left, right) = (UILabel(), UISwitch())
        left.text = "On"
        let cell = UITableViewCell(row: [left, right])
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height >= 44 && cell.selectionStyle == .none)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        cell.layoutIfNeeded()
        #expect(left.frame.maxX <= right.frame.minX && abs(right.frame.midY - 30) < 2)
    }
}
