"""The list-scroll scene on Qt Quick's software renderer, offscreen (pip install pyside6-essentials)."""

import json
import os
import sys
import tempfile
import time

os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QT_SCALE_FACTOR="1")
START = time.perf_counter()

from PySide6.QtCore import QObject, QUrl  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage  # noqa: E402
from PySide6.QtQuick import QQuickView  # noqa: E402

WARM_UP, FRAMES, STEP = 20, 300, 36

SCENE = """
import QtQuick

Rectangle {
    width: 1179; height: 2556; color: "white"

    ListView {
        objectName: "list"
        anchors.fill: parent
        model: 10000; cacheBuffer: 0; reuseItems: true
        delegate: Item {
            width: 1179; height: 195

            Rectangle {
                x: 12; y: 6; width: 1155; height: 183; radius: 18; color: "#F2F2F7"; antialiasing: true

                Item {
                    x: 24; y: 15; width: 165; height: 165; clip: true
                    Image { anchors.fill: parent; source: "file://FOLDER/" + (index % 8) + ".png" }
                }
                Text {
                    x: 228; y: 30; text: "Thức uống số " + index; color: "black"
                    font.family: "Inter"; font.pixelSize: 51; font.weight: 600; renderType: Text.QtRendering
                }
                Text {
                    x: 228; y: 108; text: "A second, longer line of grey text " + index; color: "gray"
                    font.family: "Inter"; font.pixelSize: 39; renderType: Text.QtRendering
                }
            }
        }
    }
}
"""


def bitmap(index):
    pixels = bytearray()
    for y in range(180):
        for x in range(180):
            pixels += bytes((x, y, 90, 255) if y % 6 == 0 else (index * 30, 200 - index * 20, 120, 255))
    return QImage(bytes(pixels), 180, 180, 720, QImage.Format.Format_RGBX8888).copy()


def resident_megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def main():
    app = QGuiApplication(sys.argv)
    with tempfile.TemporaryDirectory() as folder:
        for index in range(8):
            bitmap(index).save(f"{folder}/{index}.png")
        path = f"{folder}/scene.qml"
        with open(path, "w") as file:
            file.write(SCENE.replace("FOLDER", folder))
        view = QQuickView()
        view.setSource(QUrl.fromLocalFile(path))
        view.show()
        app.processEvents()
        image = view.grabWindow()
        first = time.perf_counter() - START
        scroller = view.rootObject().findChild(QObject, "list")

        def draw(frame):
            scroller.setProperty("contentY", float(frame * STEP))
            app.processEvents()
            return view.grabWindow()

        for frame in range(WARM_UP):
            draw(frame)
        walls, cpu = [], time.process_time()
        for frame in range(WARM_UP, WARM_UP + FRAMES):
            begin = time.perf_counter()
            image = draw(frame)
            walls.append(time.perf_counter() - begin)
        cpu = time.process_time() - cpu
        if len(sys.argv) > 1:
            image.save(sys.argv[1])
    walls.sort()
    figures = {
        "scene": "list",
        "program": "qt quick, software",
        "cpu_ms": round(cpu / FRAMES * 1e3, 3),
        "wall_mean_ms": round(sum(walls) / FRAMES * 1e3, 3),
        "p99_ms": round(walls[FRAMES * 99 // 100] * 1e3, 3),
        "first_frame_ms": round(first * 1e3, 3),
        "rss_mb": round(resident_megabytes(), 1),
    }
    print(json.dumps(figures))


main()
