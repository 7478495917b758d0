import Foundation
import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct ConstraintMessageTests {
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }
    private func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
    private func name(_ view: UIView) -> String { "UIView:\(address(view))" }

    @Test func descriptionsReadLikeUIKits() {
        let (a, b) = (plainView(), plainView())
        let root = container(300, 200, a, b)
        func text(_ constraint: NSLayoutConstraint, active: Bool = true) -> String {
            constraint.isActive = active
            let prefix = "<NSLayoutConstraint:\(address(constraint)) "
            #expect(constraint.description.hasPrefix(prefix))
            return String(constraint.description.dropFirst(prefix.count))
        }
        #expect(text(a.widthAnchor.constraint(equalToConstant: 100)) == "\(name(a)).width == 100   (active)>")
        #expect(text(a.widthAnchor.constraint(equalToConstant: 99.5), active: false) == "\(name(a)).width == 99.5   (inactive)>")
        #expect(
            text(a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 0.5, constant: -3))
                == "\(name(a)).width <= 0.5*\(name(b)).height - 3   (active)>")
        let high = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
        high.priority = .defaultHigh
        #expect(text(high) == "\(name(a)).height >= 10 @750   (active)>")
        #expect(
            text(a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 8))
                == "\(name(a)).leading == \(name(b)).leading + 8   (active)>")
        #expect(text(a.centerXAnchor.constraint(equalTo: root.centerXAnchor)) == "\(name(a)).centerX == \(name(root)).centerX   (active)>")
        #expect(
            text(a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
                == "H:|-(8)-[\(name(a))]   (active, names: '|':\(name(root)) )>")
        #expect(
            text(a.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -8))
                == "V:[\(name(a))]-(>=8)-|   (active, names: '|':\(name(root)) )>")
        #expect(text(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4)) == "V:[\(name(a))]-(4)-[\(name(b))]   (active)>")
        let named = a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
        named.identifier = "top"
        #expect(
            text(named)
                == "'top' \(name(a)).top == UILayoutGuide:\(address(root.safeAreaLayoutGuide))'UIViewSafeAreaLayoutGuide'.top   (active)>")
        let label = UILabel()
        label.text = "Hello"
        root.addSubview(label)
        #expect(text(label.widthAnchor.constraint(equalToConstant: 1)) == "UILabel:\(address(label))'Hello'.width == 1   (active)>")
        let button = UIButton()
        button.setTitle("A title that is rather long to read", for: .normal)
        root.addSubview(button)
        #expect(
            text(button.widthAnchor.constraint(equalToConstant: 1))
                == "UIButton:\(address(button))'A title that is rather lo...'.width == 1   (active)>")
        #expect(a.leadingAnchor.description.hasSuffix("\"\(name(a)).leading\">"))
    }

    @Test func viewsAreCalledByTheNamesThatTestsKnowThemBy() {
        let (a, b) = (plainView(), plainView())
        let root = container(300, 200, a, b)
        a.accessibilityIdentifier = "title"
        b.accessibilityIdentifier = ""
        let width = a.widthAnchor.constraint(equalTo: b.widthAnchor)
        #expect(
            width.description
                == "<NSLayoutConstraint:\(address(width)) title.width == \(name(b)).width   (inactive, names: title:\(address(a)) )>")
        let edge = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        #expect(
            edge.description
                == "<NSLayoutConstraint:\(address(edge)) H:|-(0)-[title]   (inactive, names: title:\(address(a)), '|':\(name(root)) )>")
    }

    @Test func aPriorityThatBecomesRequiredOrStopsBeingSoEndsTheApp() async {
        let words =
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority "
        let lowered = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 1)
                width.isActive = true
                width.priority = .defaultLow
            }
        }
        #expect(text(lowered).contains("NSInternalInconsistencyException"))
        #expect(text(lowered).contains(words + "250 and the existing priority was 1000."))
        let raised = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let width = view.widthAnchor.constraint(equalToConstant: 1)
                width.priority = .defaultHigh
                width.isActive = true
                width.priority = .required
            }
        }
        #expect(text(raised).contains(words + "1000 and the existing priority was 750."))
    }

    @Test func aConflictIsLoggedInUIKitsWordsAndTheLastConstraintBroken() {
        let a = plainView()
        let root = container(300, 200, a)
        let first = a.widthAnchor.constraint(equalToConstant: 100)
        let second = a.widthAnchor.constraint(equalToConstant: 200)
        let other = a.heightAnchor.constraint(equalToConstant: 7)
        let messages = logged {
            NSLayoutConstraint.activate([
                first, second, other, a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                a.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
        }
        #expect(
            messages == [
                "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
                    + "\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n"
                    + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
                    + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n(\n"
                    + "    \"\(first)\",\n    \"\(second)\"\n)\n\nWill attempt to recover by breaking constraint \n\(second)\n\n"
                    + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
                    + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful."
            ])
        #expect(a.frame == rect(0, 0, 100, 7))
        #expect(second.isActive)
        // Once the other is gone the broken one holds.
        first.isActive = false
        #expect(logged { root.layoutIfNeeded() }.isEmpty)
        #expect(a.frame.width == 200)
    }

    @Test func conflictsWithAutoresizingMasksSaySo() {
        let a = UIView(frame: rect(0, 0, 50, 50))
        let root = container(300, 200, a)
        let width = a.widthAnchor.constraint(equalToConstant: 80)
        width.isActive = true
        let messages = logged { root.layoutIfNeeded() }
        #expect(messages.count == 1)
        #expect(
            messages[0].contains(
                "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation"))
        #expect(
            messages[0].contains("<NSAutoresizingMaskLayoutConstraint:")
                && messages[0].contains("h=--- v=--- \(name(a)).width == 50   (active)>"))
        #expect(messages[0].contains("breaking constraint \n\(width)\n"))
        #expect(a.frame.width == 50)
    }

    @Test func activationAcrossHierarchiesEndsWithUIKitsReason() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, b) = (UIView(), UIView())
                a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
            }
        }
        let message = text(result)
        #expect(message.contains("NSGenericException"))
        #expect(message.contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor"))
        #expect(
            message.contains(
                "because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
            ))
    }

    @Test func impossibleConstraintsEndWithUIKitsReasons() async {
        let location = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                    constant: 1)
            }
        }
        #expect(
            text(location).contains(
                "Location attributes must be specified in pairs."))
        let mixed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1, constant: 1)
            }
        }
        #expect(text(mixed).contains("Use leading/trailing for both or neither."))
        let pair = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(), attribute: .width, multiplier: 1, constant: 1)
            }
        }
        #expect(text(pair).contains("Invalid pairing of layout attributes"))
        let axes = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (root, view) = (UIView(), UIView())
                root.addSubview(view)
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 1
                ).isActive = true
                root.layoutIfNeeded()
            }
        }
        #expect(text(axes).contains("NSInvalidLayoutConstraintException"))
        #expect(text(axes).contains("Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint"))
        let unprepared = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, b) = (UIView(), UIView())
                a.addConstraint(a.leadingAnchor.constraint(equalTo: b.leadingAnchor))
            }
        }
        #expect(
            text(unprepared).contains(
                "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:"))
        let priority = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001) }
        }
        #expect(text(priority).contains("It's illegal to set priority:1001."))
    }

    @Test func theAttributeOfNoItemDoesNotMatter() {
        let view = UIView()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 50)
        constraint.isActive = true
        #expect(constraint.secondAttribute == .notAnAttribute && view.constraints == [constraint])
    }

    @Test func constraintsAcrossAxesMayBeMadeAndHeld() {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 1)
        constraint.isActive = true
        #expect(root.constraints == [constraint])
        constraint.isActive = false
    }

    @Test func ambiguityCanBeSeenAndExercised() {
        let (a, b) = (plainView(), plainView())
        let root = container(300, 200, a, b)
        a.pin(to: root, 10)
        NSLayoutConstraint.activate([
            b.topAnchor.constraint(equalTo: root.topAnchor), b.heightAnchor.constraint(equalToConstant: 5),
            b.widthAnchor.constraint(equalToConstant: 50),
            b.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
            b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(!a.hasAmbiguousLayout && b.hasAmbiguousLayout)
        let before = b.frame
        b.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(b.frame != before && b.frame.width == 50 && b.frame.minX >= 0 && b.frame.maxX <= 300)
        b.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(a.frame == rect(10, 10, 280, 180))
    }

    @Test func whatALayoutFollowsFromIsNamed() {
        let a = ContentView(40, 20)
        let root = container(300, 200, a)
        let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let top = a.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([leading, top])
        root.layoutIfNeeded()
        let across = a.constraintsAffectingLayout(for: .horizontal)
        #expect(across.contains(leading) && !across.contains(top) && across.count == 2)
        let content = across.first { $0 !== leading }
        #expect(content?.description.contains(".width == 40 Hug:250 CompressionResistance:750   (active)>") == true)
        #expect(content?.description.hasPrefix("<NSContentSizeLayoutConstraint:") == true)
        #expect(a.constraintsAffectingLayout(for: .vertical).contains(top))
    }
}
