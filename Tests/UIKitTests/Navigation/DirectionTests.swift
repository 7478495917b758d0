import Sessions
import Testing
import UIKit

/// What runs from right to left in bars, and what changes when a view's direction does.
@MainActor @Suite(.session) struct DirectionTests {
    private func text(_ label: String, in view: UIView) -> UILabel? {
        if let found = view as? UILabel, found.text == label { return found }
        return view.subviews.lazy.compactMap { text(label, in: $0) }.first
    }

    private func frame(of label: String, in bar: UIView) throws -> CGRect {
        let label = try #require(text(label, in: bar))
        return label.convert(label.bounds, to: bar)
    }

    private func navigation() -> (UINavigationController, UIViewController) {
        let (root, pushed) = (UIViewController(), UIViewController())
        (root.title, pushed.title) = ("Start", "There")
        pushed.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(pushed, animated: false)
        return (navigation, pushed)
    }

    @Test func aNavigationBarFromRightToLeftHasItsBackButtonOnTheRight() throws {
        let (navigation, _) = navigation()
        let stage = Stage(navigation)
        let bar = navigation.navigationBar
        let (back, more) = (try frame(of: "Start", in: bar), try frame(of: "More", in: bar))
        #expect(back.minX < 60 && more.maxX == 377)
        navigation.view.semanticContentAttribute = .forceRightToLeft
        bar.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        let (turnedBack, turnedMore) = (try frame(of: "Start", in: bar), try frame(of: "More", in: bar))
        #expect(abs(turnedBack.maxX - (393 - back.minX)) < 0.5 && turnedMore.minX == 16)
        #expect(try abs(frame(of: "There", in: bar).midX - 196.5) < 1)
        bar.semanticContentAttribute = .unspecified
        stage.settle()
        #expect(try frame(of: "Start", in: bar) == back)
    }

    @Test func aSwipeFromTheRightEdgeGoesBackFromRightToLeft() {
        let (navigation, pushed) = navigation()
        let stage = Stage(navigation)
        navigation.view.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        stage.drag((0...20).map { CGPoint(x: 2 + CGFloat($0) * 15, y: 400) })
        stage.advance(1)
        #expect(navigation.topViewController === pushed)
        stage.drag((0...20).map { CGPoint(x: 391 - CGFloat($0) * 15, y: 400) })
        stage.advance(1)
        #expect(navigation.topViewController !== pushed)
    }

    @Test func aToolbarFromRightToLeftBeginsOnTheRight() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.semanticContentAttribute = .forceRightToLeft
        bar.items = ["First", "Last"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        bar.layoutIfNeeded()
        let (first, last) = (try frame(of: "First", in: bar), try frame(of: "Last", in: bar))
        #expect(first.maxX == 284 && last.maxX < first.minX)
    }

    @Test func aButtonIsAsWideAsTheWidestOfItsPossibleTitles() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let wide = UIBarButtonItem(title: "Done with it", style: .plain, target: nil, action: nil)
        bar.items = [item, wide]
        bar.layoutIfNeeded()
        let narrow = try frame(of: "Edit", in: bar).width
        item.possibleTitles = ["Edit", "Done with it"]
        bar.layoutIfNeeded()
        #expect(try frame(of: "Edit", in: bar).width == frame(of: "Done with it", in: bar).width)
        item.possibleTitles = ["Edit"]
        bar.layoutIfNeeded()
        #expect(try frame(of: "Edit", in: bar).width == narrow)
    }

    @Test func constraintsFollowADirectionThatChanges() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 260)
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40)
    }

    @Test func theAppearanceOfAllViewsHasADirection() throws {
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        defer { UIView.appearance().semanticContentAttribute = .unspecified }
        let (navigation, pushed) = navigation()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        pushed.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: pushed.view.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        let stage = Stage(navigation)
        #expect(view.frame.maxX == 383)
        #expect(try frame(of: "Start", in: navigation.navigationBar).maxX > 330)
        withExtendedLifetime(stage) {}
    }

    /// The picture's rows, each from the other end.
    private func mirrored(_ image: UIImage) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: image.size, format: format).image { context in
            context.cgContext.translateBy(x: image.size.width, y: 0)
            context.cgContext.scaleBy(x: -1, y: 1)
            image.draw(at: .zero)
        }.pngData()
    }

    private func picture(_ view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { view.layer.render(in: $0.cgContext) }
    }

    @Test func symbolsOfADirectionTurnWithIt() throws {
        for (name, turns) in [("chevron.backward", true), ("arrow.forward", true), ("chevron.left", false)] {
            let image = try #require(UIImage(systemName: name))
            #expect(image.flipsForRightToLeftLayoutDirection == turns)
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            view.contentMode = .center
            view.tintColor = .black
            let plain = picture(view)
            view.semanticContentAttribute = .forceRightToLeft
            view.layoutIfNeeded()
            #expect((picture(view).pngData() == plain.pngData()) == !turns)
            if turns { #expect(picture(view).pngData() == mirrored(plain)) }
        }
    }

    @Test func aCellsChevronPointsToWhereItLeads() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        let chevron = try #require(cell.subviews.first { $0.bounds.width == 8 })
        let x = chevron.frame.minX
        #expect(chevron.layer.sublayerTransform.m11 == 1)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        #expect(chevron.layer.sublayerTransform.m11 == -1 && abs(chevron.frame.maxX - (300 - x)) < 0.5)
    }
}
