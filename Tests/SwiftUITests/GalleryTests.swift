import Sessions
import Testing
import UIKit

@testable import SwiftUI

private struct MenuPage: View {
    @State private var isOn = true
    @State private var fruit = 1
    var body: some View {
        VStack {
            Menu("Actions") {
                Button("Copy", systemImage: "doc.on.doc") {}
                Toggle("Large", isOn: $isOn)
                Section("Fruit") {
                    Picker("Fruit", selection: $fruit) {
                        Text("Apple").tag(1)
                        Text("Pear").tag(2)
                    }
                }
                Menu("More") { Button("Other") {} }
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
            Spacer()
        }
        .padding()
    }
}

private struct BoxPage: View {
    var body: some View {
        VStack(spacing: 12) {
            GroupBox("Weather") {
                LabeledContent("Wind", value: "3 m/s")
                GroupBox { Text("inner") }
            }
            DisclosureGroup("Details", isExpanded: .constant(true)) { Text("hidden so far") }
            ProgressView("Loading", value: 0.4)
            ProgressView().progressViewStyle(.circular).tint(.red)
            ColorPicker("Ink", selection: .constant(.orange))
            ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail comes here."))
        }
        .padding()
    }
}

private struct EffectPage: View {
    private func sample(_ title: String) -> some View {
        ZStack {
            LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
            Text(verbatim: title).bold()
        }
        .frame(width: 130, height: 44)
    }

    var body: some View {
        LazyVGrid(columns: [GridItem(.fixed(130)), GridItem(.fixed(130))]) {
            sample("plain")
            sample("blur").blur(radius: 3)
            sample("opaque blur").blur(radius: 3, opaque: true)
            sample("saturation").saturation(0.2)
            sample("invert").colorInvert()
            sample("hue").hueRotation(.degrees(90))
            sample("contrast").contrast(2)
            sample("brightness").brightness(0.3)
            sample("multiply").blendMode(.multiply)
            sample("mask").mask { Text("MASK").font(.largeTitle).fontWeight(.black) }
            sample("redacted").redacted(reason: .placeholder)
            UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 40).fill(.teal).frame(width: 130, height: 44)
        }
        .padding()
        .background(Color.green.opacity(0.3))
    }
}

private struct PagePage: View {
    var body: some View {
        TabView {
            Color.orange
            Color.blue
        }
        .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}

/// Whole pages, to be looked at: each shows more than its background.
@Suite(.session, .serialized) @MainActor
struct GalleryTests {
    private func isDrawn<V: View>(_ stage: Stage<V>) -> Bool {
        let picture = Picture(stage)
        let colors = Set((0..<picture.width).flatMap { x in stride(from: 0, to: picture.height, by: 7).map { picture.color(x, $0) } })
        return colors.count > 3
    }

    private let size = CGSize(width: 320, height: 560)

    @Test func anOpenMenu() {
        let stage = Stage(MenuPage(), size: size)
        stage.tap("Actions")
        stage.advance(0.5)
        #expect(isDrawn(stage))
    }

    @Test func boxesAndProgress() { #expect(isDrawn(Stage(BoxPage(), size: size))) }
    @Test func effectsOnPictures() { #expect(isDrawn(Stage(EffectPage(), size: size))) }
    @Test func pagesWithDots() { #expect(isDrawn(Stage(PagePage(), size: size))) }
}
