import Sessions
import Testing
import UIKit

/// What tables show between the device's covered sides, and at a width that reads well.
@MainActor @Suite(.session) struct TableMarginTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Places" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
    }

    private let rows = Rows()
    private let controller = UIViewController()

    /// A table that fills a screen 59 points of which are covered at either side.
    private func table(_ style: UITableView.Style = .plain, width: CGFloat = 852) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300), style: style)
        table.dataSource = rows
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 300)
        controller.view.addSubview(table)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
        return table
    }

    private func first(_ table: UITableView) throws -> UITableViewCell {
        table.layoutIfNeeded()
        return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    private func textStart(_ cell: UITableViewCell) throws -> CGFloat {
        cell.layoutIfNeeded()
        let label = try #require(cell.textLabel)
        return label.convert(label.bounds, to: cell).minX
    }

    private func line(_ cell: UITableViewCell) throws -> CGRect { try #require(cell.layer.sublayers?.first { $0.zPosition == 1 }).frame }

    @Test func contentKeepsOutOfWhatTheDevicesShapeCovers() throws {
        let table = table()
        let stage = Stage(controller)
        let cell = try first(table)
        let width = table.bounds.width
        #expect(cell.frame.width == width && cell.contentView.frame.minX == 59 && cell.contentView.frame.width == width - 118)
        let margin: CGFloat = width >= 414 ? 20 : 16
        #expect(try textStart(cell) == 59 + margin && line(cell).minX == 59 + margin && line(cell).maxX == width)
        let header = try #require(table.headerView(forSection: 0))
        header.layoutIfNeeded()
        #expect(header.contentView.frame.minX == 59 && header.frame.width == width)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.maxX < width - 59 - margin)
        cell.accessoryType = .none
        table.insetsContentViewsToSafeArea = false
        #expect(try first(table).contentView.frame == CGRect(x: 0, y: 0, width: width, height: cell.bounds.height))
        controller.additionalSafeAreaInsets = .zero
        table.insetsContentViewsToSafeArea = true
        #expect(try textStart(first(table)) == margin)
        withExtendedLifetime(stage) {}
    }

    @Test func roundedGroupsStandApartFromWhatTheDevicesShapeCovers() throws {
        let table = table(.insetGrouped)
        let stage = Stage(controller)
        let cell = try first(table)
        let margin: CGFloat = table.bounds.width >= 414 ? 20 : 16
        #expect(cell.frame.minX == 59 + margin && cell.frame.width == table.bounds.width - 2 * (59 + margin))
        #expect(cell.contentView.frame.minX == 0)
        withExtendedLifetime(stage) {}
    }

    @Test func contentKeepsToAWidthThatReadsWell() throws {
        let table = table(width: 1000)
        controller.additionalSafeAreaInsets = .zero
        table.frame.size.width = 1000
        #expect(try textStart(first(table)) == 20)
        table.cellLayoutMarginsFollowReadableWidth = true
        let cell = try first(table)
        #expect(try textStart(cell) == 164 && cell.textLabel?.frame.width == 672 && cell.contentView.layoutMargins.left == 164)
        #expect(try line(cell).minX == 164 && line(cell).maxX == 1000 - 144)
        let header = try #require(table.headerView(forSection: 0))
        header.layoutIfNeeded()
        #expect(header.textLabel?.frame.minX == 164)
        let rounded = self.table(.insetGrouped, width: 1000)
        controller.additionalSafeAreaInsets = .zero
        rounded.cellLayoutMarginsFollowReadableWidth = true
        #expect(try first(rounded).frame == CGRect(x: 164, y: first(rounded).frame.minY, width: 672, height: first(rounded).frame.height))
    }

    @Test func insetsOfLinesAreFromTheEdgesOrFromWhereLinesAreByThemselves() throws {
        let table = table(width: 1000)
        controller.additionalSafeAreaInsets = .zero
        table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
        #expect(try line(first(table)).minX == 30 && line(first(table)).maxX == 995)
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(try line(first(table)).minX == 50 && line(first(table)).maxX == 995)
        #expect(table.separatorInset.left == 30)
    }
}
