import Foundation

extension FrameworkClasses {
    /// Controls and what belongs to them.
    static func controls() {
        framed(UIButton.self) { UIButton(frame: $0) }
        framed(UIActivityIndicatorView.self) { UIActivityIndicatorView(frame: $0) }
        framed(UISwitch.self) { UISwitch(frame: $0) }
        framed(UISlider.self) { UISlider(frame: $0) }
        framed(UIProgressView.self) { UIProgressView(frame: $0) }
        framed(UIPageControl.self) { UIPageControl(frame: $0) }
        framed(UISegmentedControl.self) { UISegmentedControl(frame: $0) }
        framed(UIStepper.self) { UIStepper(frame: $0) }
        framed(UIPickerView.self) { UIPickerView(frame: $0) }
        framed(UIDatePicker.self) { UIDatePicker(frame: $0) }
        framed(UITextField.self) { UITextField(frame: $0) }
        framed(UITextView.self) { UITextView(frame: $0) }
    }
}

extension FrameworkProperties {
    /// The properties of controls.
    static func controls() {
        expose(
            UISwitch.self,
            [.value("on", \.isOn), .value("onTintColor", \.onTintColor), .value("thumbTintColor", \.thumbTintColor)])
        expose(
            UISlider.self,
            [
                .value("value", \.value), .value("minimumValue", \.minimumValue), .value("maximumValue", \.maximumValue),
                .value("continuous", \.isContinuous), .value("minimumTrackTintColor", \.minimumTrackTintColor),
                .value("maximumTrackTintColor", \.maximumTrackTintColor), .value("thumbTintColor", \.thumbTintColor),
            ])
        expose(
            UIProgressView.self,
            [
                .value("progress", \.progress), .value("progressTintColor", \.progressTintColor),
                .value("trackTintColor", \.trackTintColor),
            ])
        expose(
            UIPageControl.self,
            [
                .value("numberOfPages", \.numberOfPages), .value("currentPage", \.currentPage),
                .value("pageIndicatorTintColor", \.pageIndicatorTintColor),
                .value("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
            ])
        expose(
            UISegmentedControl.self,
            [
                .value("selectedSegmentIndex", \.selectedSegmentIndex), .value("momentary", \.isMomentary),
                .value("selectedSegmentTintColor", \.selectedSegmentTintColor),
            ])
        expose(
            UIStepper.self,
            [
                .value("value", \.value), .value("minimumValue", \.minimumValue), .value("maximumValue", \.maximumValue),
                .value("stepValue", \.stepValue),
            ])
        expose(
            UIPickerView.self,
            [
                .reference("dataSource", { $0.dataSource }) { $0.dataSource = $1 as? any UIPickerViewDataSource },
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UIPickerViewDelegate },
            ])
        expose(
            UIDatePicker.self,
            [
                .value("date", \.date), .value("minimumDate", \.minimumDate), .value("maximumDate", \.maximumDate),
                .value("minuteInterval", \.minuteInterval), .value("countDownDuration", \.countDownDuration),
                .value("datePickerMode", \.datePickerMode), .value("locale", \.locale), .value("timeZone", \.timeZone),
            ])
        expose(
            UITextField.self,
            [
                .reference("delegate", { $0.delegate }) { $0.delegate = $1 as? any UITextFieldDelegate },
                .value("text", \.text), .value("attributedText", \.attributedText), .value("placeholder", \.placeholder),
                .value("attributedPlaceholder", \.attributedPlaceholder), .value("font", \.font), .value("textColor", \.textColor),
                .value("textAlignment", \.textAlignment), .value("leftView", \.leftView), .value("rightView", \.rightView),
                .value("secureTextEntry", \.isSecureTextEntry), .value("inputView", \.inputView),
                .value("inputAccessoryView", \.inputAccessoryView),
            ])
        expose(
            UITextView.self,
            [
                .value("text", \.text), .value("attributedText", \.attributedText), .value("font", \.font),
                .value("textColor", \.textColor), .value("textAlignment", \.textAlignment), .value("editable", \.isEditable),
                .value("selectable", \.isSelectable), .value("textContainerInset", \.textContainerInset),
                .value("inputView", \.inputView), .value("inputAccessoryView", \.inputAccessoryView),
            ])
    }
}
