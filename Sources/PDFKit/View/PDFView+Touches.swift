import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFView {
    func addTouches() {
        let tap = AnnotationTap(target: nil, action: nil)
        tap.delegate = self
        tap.onAction = { [weak self] in self?.tapped($0) }
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        double.delegate = self
        double.onAction = { [weak self] in self?.doubleTapped($0) }
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.onAction = { [weak self] in self?.pressed($0) }
        for recognizer in [tap, double, press] { addGestureRecognizer(recognizer) }
        addInteraction(UIEditMenuInteraction(delegate: nil))
    }

    /// The foremost annotation at a point of the view that a tap does something to.
    private func target(at point: CGPoint) -> PDFAnnotation? {
        guard let page = page(for: point, nearest: false), page.displaysAnnotations else { return nil }
        let place = convert(point, to: page)
        return page.annotations.last { $0.shouldDisplay && $0.type != "Popup" && $0.bounds.contains(place) }
    }

    /// A tap is for what is there; without that it ends the selection, or is the first of two.
    func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        let point = touch.location(in: self)
        if let editor, editor.field.frame.contains(point) { return false }
        guard let tap = recognizer as? UITapGestureRecognizer else { return true }
        let isForTap = target(at: point).map { $0.type == "Link" || $0.type == "Widget" } ?? false
        return tap is AnnotationTap || !isForTap
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        endEditingField()
        guard let annotation = target(at: point) else {
            if currentSelection != nil { clearSelection() }
            return
        }
        post(.PDFViewAnnotationWillHit, ["PDFAnnotationWillHit": annotation])
        if annotation.type == "Widget" { work(annotation) }
        if let action = annotation.action { perform(action) }
        post(.PDFViewAnnotationHit, ["PDFAnnotationHit": annotation])
    }

    private func doubleTapped(_ recognizer: UIGestureRecognizer) {
        let fit = scaleFactorForSizeToFit
        let point = recognizer.location(in: self)
        let page = page(for: point, nearest: true)
        let place = page.map { convert(point, to: $0) }
        autoScales = false
        changeScale(to: scaleFactor > fit * 1.01 ? fit : min(fit * 2, maxScaleFactor))
        if let page, let place {
            let room = CGSize(width: bounds.width / scaleFactor, height: bounds.height / scaleFactor)
            let corner = CGPoint(x: place.x - room.width / 2, y: place.y + room.height / 2)
            scroller.reveal(PDFDestination(page: page, at: corner))
        }
    }

    // MARK: Selecting

    private func pressed(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        switch recognizer.state {
        case .began:
            guard let page = page(for: point, nearest: false) else { return }
            let place = convert(point, to: page)
            selecting = (page, place)
            currentSelection = page.selectionForWord(at: place)
        case .changed:
            guard let selecting, let page = page(for: point, nearest: true), let document else { return }
            let place = convert(point, to: page)
            guard hypot(place.x - selecting.point.x, place.y - selecting.point.y) > 4 || page !== selecting.page else { return }
            currentSelection = document.selection(from: selecting.page, at: selecting.point, to: page, at: place) ?? currentSelection
        case .ended:
            selecting = nil
            guard currentSelection != nil else { return }
            becomeFirstResponder()
            let menu = interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first
            menu?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
        default: selecting = nil
        }
    }

    func interest(_ point: CGPoint) -> PDFAreaOfInterest {
        guard let page = page(for: point, nearest: false) else { return [] }
        var result: PDFAreaOfInterest = .pageArea
        let place = convert(point, to: page)
        if page.characterIndex(at: place) >= 0 { result.insert(.textArea) }
        guard let annotation = target(at: point) else { return result }
        result.insert(.annotationArea)
        switch annotation.type {
        case "Link": result.insert(.linkArea)
        case "Widget": result.insert(annotation.widgetFieldType == .text ? .textFieldArea : .controlArea)
        case "Text": result.insert(.popupArea)
        default: break
        }
        return result
    }

    // MARK: Forms

    /// Works a field as a tap does: checks boxes, lets text be edited and choices be made.
    private func work(_ field: PDFAnnotation) {
        guard !field.isReadOnly, document?.allowsFormFieldEntry ?? false else { return }
        switch field.widgetFieldType {
        case .button:
            switch field.widgetControlType {
            case .checkBoxControl: field.buttonWidgetState = field.buttonWidgetState == .onState ? .offState : .onState
            case .radioButtonControl: choose(field)
            default: break
            }
        case .text: editor = FieldEditor(field, self)
        case .choice: offerChoices(of: field)
        default: break
        }
    }

    /// Turns a radio button on, and the others of its field off.
    private func choose(_ field: PDFAnnotation) {
        if field.buttonWidgetState == .onState {
            if field.allowsToggleToOff { field.buttonWidgetState = .offState }
            return
        }
        for index in 0..<(document?.pageCount ?? 0) {
            for other in document?.page(at: index)?.annotations ?? []
            where other !== field && other.widgetControlType == .radioButtonControl && other.fieldName == field.fieldName {
                let isAlike = field.radiosInUnison && other.buttonWidgetStateString == field.buttonWidgetStateString
                other.buttonWidgetState = isAlike ? .onState : .offState
            }
        }
        field.buttonWidgetState = .onState
    }

    private func offerChoices(of field: PDFAnnotation) {
        guard let choices = field.choices, !choices.isEmpty, let page = field.page else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (index, choice) in choices.enumerated() {
            sheet.addAction(
                UIAlertAction(title: choice, style: .default) { _ in
                    let values = field.values ?? choices
                    field.widgetStringValue = values.indices.contains(index) ? values[index] : choice
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = self
        sheet.popoverPresentationController?.sourceRect = convert(field.bounds, from: page)
        presenter?.present(sheet, animated: true)
    }

    /// The controller that presents what the view has to show.
    private var presenter: UIViewController? {
        if let delegate, let chosen = OptionalRequirement.call({ delegate.pdfViewParentViewController() }) { return chosen }
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return window?.rootViewController
    }

    /// Takes the text over that is being edited.
    func endEditingField() {
        let ending = editor
        editor = nil
        ending?.end()
    }
}

/// A tap that is for annotations, or for nothing that is there.
final class AnnotationTap: UITapGestureRecognizer {}

/// Edits the text of a field, in the place where it is.
@MainActor
final class FieldEditor: NSObject, UITextFieldDelegate {
    let field = UITextField()
    private let annotation: PDFAnnotation
    private weak var owner: PDFView?

    init(_ annotation: PDFAnnotation, _ owner: PDFView) {
        (self.annotation, self.owner) = (annotation, owner)
        super.init()
        guard let page = annotation.page else { return }
        field.frame = owner.convert(annotation.bounds, from: page)
        field.text = annotation.widgetStringValue
        field.font = (annotation.font ?? .systemFont(ofSize: 12)).withSize((annotation.font?.pointSize ?? 12) * owner.scaleFactor)
        field.textColor = annotation.fontColor
        field.textAlignment = annotation.alignment
        field.isSecureTextEntry = annotation.isPasswordField
        field.backgroundColor = .white
        field.delegate = self
        owner.addSubview(field)
        field.becomeFirstResponder()
    }

    func end() {
        if field.text ?? "" != annotation.widgetStringValue ?? "" { annotation.widgetStringValue = field.text }
        field.delegate = nil
        field.resignFirstResponder()
        field.removeFromSuperview()
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let limit = annotation.maximumLength
        return limit == 0 || (textField.text ?? "").utf16.count - range.length + string.utf16.count <= limit
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        owner?.endEditingField()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) { owner?.endEditingField() }
}
