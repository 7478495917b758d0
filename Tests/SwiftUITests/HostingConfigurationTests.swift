import Sessions
import Testing
import UIKit

@testable import SwiftUI

private final class Rows: UITableViewController {
    var texts = ["one", "two"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let text = texts[indexPath.row]
        cell.contentConfiguration = UIHostingConfiguration { Text(text).frame(height: text == "two" ? 78 : nil) }
        return cell
    }
}

private struct Table: UIViewControllerRepresentable {
    let rows: Rows
    func makeUIViewController(context: Context) -> Rows { rows }
    func updateUIViewController(_ controller: Rows, context: Context) {}
}

@Suite(.session) @MainActor
struct HostingConfigurationTests {
    private func height(_ configuration: some UIContentConfiguration) -> CGFloat {
        configuration.makeContentView().systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test func aCellIsAsHighAsItsContentWithMargins() {
        #expect(height(UIHostingConfiguration { Text("a") }) == 44)
        #expect(height(UIHostingConfiguration { Rectangle().frame(height: 100) }) == 122)
        #expect(height(UIHostingConfiguration { Rectangle().frame(height: 100) }.margins(.vertical, 5)) == 110)
        #expect(height(UIHostingConfiguration { Rectangle().frame(height: 20) }.margins(.all, 0).minSize(height: 10)) == 20)
        // A background takes what room there is.
        #expect(height(UIHostingConfiguration { Text("a") }.background { Rectangle().frame(height: 500) }) == 44)
    }

    @Test func rowsOfATableShowViews() {
        let rows = Rows()
        let stage = Stage(Table(rows: rows))
        #expect(stage.texts.contains("one") && stage.texts.contains("two"))
        #expect((0...1).map { rows.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [44, 100])
        let label = stage.views(UILabel.self).first { $0.attributedText?.string == "one" }
        #expect(label.map { $0.convert($0.bounds, to: nil).minX } == 16)
        // A cell that is used again shows the other view.
        rows.texts = ["three"]
        rows.tableView.reloadData()
        stage.advance(0.1)
        func texts(_ view: UIView) -> [String] {
            ((view as? UILabel)?.attributedText.map { [$0.string] } ?? []) + view.subviews.flatMap(texts)
        }
        #expect(rows.tableView.visibleCells.map(texts) == [["three"]])
    }

    @Test func theMarginsAndBackgroundOfACellAreWhatIsSaid() {
        let view = UIHostingConfiguration { Rectangle().fill(.red).frame(width: 20, height: 20) }
            .margins(.leading, 30).background(.blue).makeContentView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.makeKeyAndVisible()
        window.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        func shapes(_ view: UIView) -> [CGRect] {
            (view is ShapeView ? [view.convert(view.bounds, to: window)] : []) + view.subviews.flatMap(shapes)
        }
        #expect(shapes(view).sorted { $0.width < $1.width } == [CGRect(x: 30, y: 20, width: 20, height: 20), view.frame])
    }
}
